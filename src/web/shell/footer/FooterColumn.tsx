import { type ReactNode, useId, useState } from 'react';
import type { MenuLink } from '#domains/site/site.footer.messages.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Open on a wide screen; below 992 px its title is a button that unfolds it. */
export function FooterColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="grid content-start border-rule max-lg:border-t lg:gap-3">
      <h2 className="text-20 text-ink">
        <span className="max-lg:hidden">{title}</span>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-14 w-full items-center justify-between gap-4 text-left lg:hidden"
        >
          {title}
          <Icon
            name="chevron-down"
            className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''} text-ink-2`}
          />
        </button>
      </h2>
      <div id={id} className={`max-lg:pb-6 ${isOpen ? '' : 'max-lg:hidden'}`}>
        {children}
      </div>
    </section>
  );
}

type LinksProps = { title?: { text: string; lang?: string }; links: readonly MenuLink[]; columns?: 1 | 2 };

export function FooterLinks({ title, links, columns = 1 }: LinksProps) {
  return (
    <div className="grid content-start gap-1">
      {title && (
        <h3 lang={title.lang} className="kicker">
          {title.text}
        </h3>
      )}
      <ul className={columns === 2 ? 'columns-2 gap-x-8' : undefined}>
        {links.map(({ to, label }) => (
          <li key={to} className="break-inside-avoid">
            <a
              href={to}
              className="inline-flex min-h-11 items-center no-underline underline-offset-4 hover:text-ink hover:underline"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
