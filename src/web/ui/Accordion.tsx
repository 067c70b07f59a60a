import { type ReactNode, useId } from 'react';
import { Icon } from './Icon.tsx';

type Item = { id: string; title: string; content: ReactNode };
type Props = { items: readonly Item[]; openId?: string };

/** One open at a time: details that share a name close one another, even before any script has loaded. */
export function Accordion({ items, openId }: Props) {
  const group = useId();
  return (
    <div className="border-b border-rule">
      {items.map(({ id, title, content }) => (
        <details key={id} id={id} name={group} open={id === openId} className="accordion group border-t border-rule">
          <summary className="flex min-h-14 items-center justify-between gap-4 py-3">
            <h3 className="text-20">{title}</h3>
            <Icon name="plus" className="text-accent transition-transform duration-200 group-open:rotate-45" />
          </summary>
          <div className="max-w-[66ch] pb-6 text-ink-2">{content}</div>
        </details>
      ))}
    </div>
  );
}
