import { Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const colours = [
  ['ground', 'bg-ground'],
  ['raised', 'bg-raised'],
  ['field', 'bg-field'],
  ['rule', 'bg-rule'],
  ['edge', 'bg-edge'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['accent', 'bg-accent'],
  ['good', 'bg-good'],
  ['red', 'bg-red'],
  ['red-dark', 'bg-red-dark'],
  ['green', 'bg-green'],
  ['gold', 'bg-gold'],
] as const;

export function ColourSheet() {
  return (
    <Grounds>
      {() => (
        <ul className="grid grid-cols-2 gap-x-4 gap-y-4">
          {colours.map(([token, fill]) => (
            <li key={token} className="flex min-w-0 items-center gap-3">
              <span className={`size-11 shrink-0 rounded-round border border-rule ${fill}`} />
              <span className="grid min-w-0 text-14 leading-tight">
                {kitMessages.colours[token]}
                <span className="text-12 text-ink-3">{token}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Grounds>
  );
}
