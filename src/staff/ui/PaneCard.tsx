import type { ReactNode } from 'react';

type Props = { title: string; side?: ReactNode; children: ReactNode };

/** One matter of the pane at the right. */
export function PaneCard({ title, side, children }: Props) {
  return (
    <section className="rounded-card border border-rule bg-card p-4">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 className="font-sans text-12 leading-normal font-semibold tracking-normal text-ink-2">{title}</h2>
        {side}
      </div>
      {children}
    </section>
  );
}
