import { articleMessages } from './article.messages.ts';

const text = articleMessages.publishDialog;
const ways = [
  { isLater: false, label: text.now, help: text.nowHelp },
  { isLater: true, label: text.later, help: text.laterHelp },
];

export function ReleaseChoice({ isLater, onChange }: { isLater: boolean; onChange: (isLater: boolean) => void }) {
  return (
    <fieldset className="grid gap-2">
      <legend className="visually-hidden">{text.title}</legend>
      {ways.map((way) => (
        <label key={way.label} className="flex min-h-11 items-start gap-3 rounded-card border border-rule p-3">
          <input
            type="radio"
            name="release"
            checked={way.isLater === isLater}
            onChange={() => onChange(way.isLater)}
            className="mt-0.5 size-5 flex-none accent-red"
          />
          <span>
            <strong className="block font-semibold">{way.label}</strong>
            <span className="text-ink-2">{way.help}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
