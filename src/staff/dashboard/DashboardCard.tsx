import type { ReactNode } from 'react';

type Props = { title: string; className?: string; children: ReactNode };

export function DashboardCard({ title, className = '', children }: Props) {
  return (
    <section
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3 rounded-card border border-rule bg-card p-4 md:p-5 ${className}`}
    >
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  );
}
