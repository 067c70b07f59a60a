import { useId } from 'react';
import { defaultColours, type EmbedColours, parseHex } from '../../embed.colours.ts';
import { embedHelpMessages as text } from '../../embed.messages.ts';

type Props = { colours: EmbedColours; onChoose: (colours: Partial<EmbedColours>) => void };

const presets: { name: keyof typeof text.presetNames; colours: EmbedColours }[] = [
  { name: 'night', colours: defaultColours },
  { name: 'paper', colours: { background: 'faf7f2', text: '17130f', accent: 'c8102e' } },
  { name: 'green', colours: { background: '0b5d3b', text: 'ffffff', accent: 'faf7f2' } },
  { name: 'red', colours: { background: 'c8102e', text: 'ffffff', accent: '17130f' } },
];
const parts = ['background', 'text', 'accent'] as const;

export function ColourChoice({ colours, onChoose }: Props) {
  return (
    <div className="grid gap-5">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="visually-hidden">{text.presets}</legend>
        {presets.map(({ name, colours: preset }) => (
          <button
            key={name}
            type="button"
            aria-pressed={parts.every((part) => preset[part] === colours[part])}
            onClick={() => onChoose(preset)}
            className="veil press relative inline-flex min-h-11 items-center gap-2 rounded-round border border-rule px-4 text-14 font-semibold aria-pressed:border-ink"
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-round border-4"
              style={{ borderColor: `#${preset.background}`, backgroundColor: `#${preset.accent}` }}
            />
            {text.presetNames[name]}
          </button>
        ))}
      </fieldset>
      <div className="grid gap-3 sm:grid-cols-3">
        {parts.map((part) => (
          <ColourField
            key={part}
            label={text.colourNames[part]}
            value={colours[part]}
            onChange={(hex) => onChoose({ [part]: hex })}
          />
        ))}
      </div>
    </div>
  );
}

function ColourField({ label, value, onChange }: { label: string; value: string; onChange: (hex: string) => void }) {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
      </label>
      <span className="flex items-center gap-3">
        <input
          id={id}
          type="color"
          value={`#${value}`}
          onChange={(event) => onChange(parseHex(event.currentTarget.value) ?? value)}
          className="field h-12 w-16 cursor-pointer rounded-card border p-1"
        />
        <code className="text-14 text-ink-2">#{value}</code>
      </span>
    </div>
  );
}
