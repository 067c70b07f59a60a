import { type ReactNode, useId } from 'react';
import { SectionHead } from '#web/ui/SectionHead.tsx';

type Props = {
  title: string;
  /** What its figures mean, in words beside them. */
  meaning?: string;
  /** Of use on a screen only. */
  screenOnly?: boolean;
  children: ReactNode;
};

export function BoardSection({ title, meaning, screenOnly, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`grid gap-6 ${screenOnly ? 'print:hidden' : ''}`}>
      <SectionHead title={title} id={id} />
      {children}
      {meaning && <p className="max-w-[80ch] text-14 text-ink-2">{meaning}</p>}
    </section>
  );
}
