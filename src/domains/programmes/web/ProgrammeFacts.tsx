import { useState } from 'react';
import type { Programme } from '../programmes.decode.ts';
import { programmesMessages as text } from '../programmes.messages.ts';
import { ProgrammeHours } from './ProgrammeHours.tsx';

const parts = ['schedule', 'description'] as const;
type Part = (typeof parts)[number];

/** Either the days and the time of a programme or its description; without scripts both stand there. */
export function ProgrammeFacts({ programme, first }: { programme: Programme; first: Part }) {
  const [shown, setShown] = useState<Part>(first);
  const panel = (part: Part) => (shown === part ? '' : 'hidden noscript:block');
  return (
    <div className="grid content-start gap-4">
      <fieldset className="flex gap-5 border-b border-rule noscript:hidden">
        <legend className="visually-hidden">{text.choosePart(programme.title)}</legend>
        {parts.map((part) => (
          <button
            key={part}
            type="button"
            aria-pressed={shown === part}
            onClick={() => setShown(part)}
            className={`-mb-px min-h-11 border-b-2 text-14 font-semibold transition-colors ${
              shown === part ? 'border-red text-ink' : 'border-transparent text-ink-2 hover:text-ink'
            }`}
          >
            {text[part]}
          </button>
        ))}
      </fieldset>
      <div className={panel('schedule')}>
        <ProgrammeHours programme={programme} />
      </div>
      <div
        className={`prose ${panel('description')}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
        dangerouslySetInnerHTML={{ __html: programme.description }}
      />
    </div>
  );
}
