import type { ReactNode } from 'react';

type Props = { number: number; title: string; hint?: string; children: ReactNode };

export function EmbedStep({ number, title, hint, children }: Props) {
  return (
    <li className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-t-2 border-ink pt-4 pb-10 md:grid-cols-[2.5rem_minmax(0,1fr)] md:gap-x-6">
      <span
        aria-hidden="true"
        className="font-serif text-39 leading-none font-[560] text-accent tabular-nums md:text-61"
      >
        {number}
      </span>
      <div className="grid gap-5">
        <div className="grid gap-2">
          <h2 className="text-25 md:text-31">{title}</h2>
          {hint && <p className="max-w-[52ch] text-ink-2">{hint}</p>}
        </div>
        {children}
      </div>
    </li>
  );
}
