import { Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const scale = [
  ['61', 'text-49 lg:text-61'],
  ['49', 'text-39 lg:text-49'],
  ['39', 'text-31 lg:text-39'],
  ['31', 'text-31'],
  ['25', 'text-25'],
  ['20', 'text-20'],
] as const;

export function LetterSheet() {
  const { sample, text, quote, kicker } = kitMessages.letters;
  return (
    <Grounds stacked>
      {() => (
        <div className="grid gap-8 xl:grid-cols-[1fr_18rem]">
          <ul className="grid gap-4">
            {scale.map(([size, look]) => (
              <li key={size} className="grid grid-cols-[2rem_minmax(0,1fr)] items-baseline gap-3">
                <span className="text-12 text-ink-3 tabular-nums">{size}</span>
                <span className={`font-serif leading-[1.1] font-[560] tracking-[-0.018em] ${look}`}>{sample}</span>
              </li>
            ))}
          </ul>
          <div className="grid content-start gap-4 xl:border-l xl:border-rule xl:pl-6">
            <p className="kicker">{kicker}</p>
            <p className="text-20 leading-normal text-ink-2">{text}</p>
            <p className="text-16">{text}</p>
            <p className="text-14 text-ink-3">{text}</p>
            <p className="font-serif text-25 leading-snug font-[420] italic">{quote}</p>
          </div>
        </div>
      )}
    </Grounds>
  );
}
