import type { ReactNode } from 'react';
import { Equaliser } from './Equaliser.tsx';

type Props = { kind: 'pro' | 'new' | 'live' | 'plain'; children: ReactNode };

const looks = {
  pro: 'bg-gold text-night',
  new: 'bg-green text-white',
  live: 'bg-red text-white',
  plain: 'border border-rule text-ink-2',
};

export function Badge({ kind, children }: Props) {
  return (
    <span
      className={`inline-flex min-h-5.5 items-center gap-1.5 rounded-small px-1.5 text-12 leading-none font-bold tracking-[0.06em] uppercase ${looks[kind]}`}
    >
      {kind === 'live' && <Equaliser />}
      {children}
    </span>
  );
}
