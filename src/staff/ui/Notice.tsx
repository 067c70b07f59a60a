import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';

const looks = {
  error: { icon: 'warning', look: 'border-accent text-accent', role: 'alert' },
  info: { icon: 'info', look: 'border-rule text-ink-2', role: 'status' },
} as const;

type Props = { kind: keyof typeof looks; children: ReactNode; actions?: ReactNode };

/** Something to know about what stands below, with what can be done about it. */
export function Notice({ kind, children, actions }: Props) {
  const { icon, look, role } = looks[kind];
  return (
    <div
      role={role}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border bg-card px-4 py-3 ${look}`}
    >
      <Icon name={icon} size={18} />
      <div className="min-w-0 flex-1 basis-60">{children}</div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </div>
  );
}
