import type { ReactNode } from 'react';
import { kitMessages } from './uikit.messages.ts';

export type Ground = 'paper' | 'night';
type Props = { children: (ground: Ground) => ReactNode; stacked?: boolean };

/** The same pieces twice: by day and by night. */
export function Grounds({ children, stacked = false }: Props) {
  return (
    <div className={`grid gap-4 ${stacked ? '' : 'md:grid-cols-2'}`}>
      <Panel ground="paper">{children('paper')}</Panel>
      <Panel ground="night">{children('night')}</Panel>
    </div>
  );
}

function Panel({ ground, children }: { ground: Ground; children: ReactNode }) {
  return (
    <div
      data-theme={ground}
      className="grid min-w-0 content-start gap-6 rounded-card border border-rule bg-ground p-4 text-ink sm:p-6"
    >
      <p className="text-12 font-medium tracking-[0.04em] text-ink-3">{kitMessages.grounds[ground]}</p>
      {children}
    </div>
  );
}

/** A row of pieces under a small heading. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid gap-3">
      <h3 className="text-16">{title}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
