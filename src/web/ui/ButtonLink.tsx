import type { ReactNode } from 'react';
import { Link } from 'react-router';

export function ButtonLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-2 rounded-round bg-red px-5 text-14 font-semibold text-white transition-colors hover:bg-red-dark"
    >
      {children}
    </Link>
  );
}
