import { useId } from 'react';
import { useStore } from '#web/shell/store.ts';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { type ThemeChoice, themeChoices } from '../../theme.rules.ts';
import { toolsMessages } from '../../tools.messages.ts';
import { themeChoice } from './theme.ts';

export function ThemeSetting() {
  const { theme: text } = toolsMessages[useSurfaceLang()];
  const chosen = useStore(themeChoice, 'system');
  const note = useId();
  return (
    <fieldset aria-describedby={note} className="min-w-0">
      <legend className="pb-2 text-14 font-semibold">{text.title}</legend>
      <div className="grid grid-cols-[1.35fr_1fr_1fr] gap-1 rounded-card border border-edge p-1">
        {themeChoices.map((choice) => (
          <Choice key={choice} choice={choice} isChosen={choice === chosen} />
        ))}
      </div>
      <p id={note} className="pt-2 text-14 text-ink-2">
        {text.note}
      </p>
    </fieldset>
  );
}

function Choice({ choice, isChosen }: { choice: ThemeChoice; isChosen: boolean }) {
  const { theme: text } = toolsMessages[useSurfaceLang()];
  return (
    <label
      className={`relative grid min-h-11 cursor-pointer place-items-center rounded-small px-1 text-center text-14 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-accent ${isChosen ? 'bg-ink text-ground' : ''}`}
    >
      <input
        type="radio"
        name="theme"
        value={choice}
        checked={isChosen}
        onChange={() => themeChoice.set(choice)}
        className="visually-hidden"
      />
      {text.choices[choice]}
    </label>
  );
}
