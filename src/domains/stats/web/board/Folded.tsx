import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';

/** What few people want to see: a line, until somebody opens it. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className="group/folded">
      <summary className="flex min-h-11 list-none items-center gap-2 text-14 font-semibold text-ink-2">
        {title}
        <Icon name="chevron-down" size={18} className="group-open/folded:rotate-180" />
      </summary>
      {children}
    </details>
  );
}
