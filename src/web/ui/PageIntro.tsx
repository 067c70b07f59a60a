import type { ReactNode } from 'react';

type Props = { kicker: string; title: string; lead?: ReactNode; children?: ReactNode };

/** How a page of the station opens: its section in red, its title large, one sentence beside it. */
export function PageIntro({ kicker, title, lead, children }: Props) {
  return (
    <header className="grid gap-5 pt-8 pb-8 md:pt-14 md:pb-12 lg:grid-cols-12 lg:items-end lg:gap-8">
      <div className="grid gap-4 lg:col-span-7">
        <p className="kicker">{kicker}</p>
        <h1 className="text-39 leading-[1.03] sm:text-49 lg:text-61">{title}</h1>
      </div>
      {lead && <p className="max-w-[46ch] text-20 leading-normal text-ink-2 lg:col-span-5">{lead}</p>}
      {children && <div className="lg:col-span-12">{children}</div>}
    </header>
  );
}
