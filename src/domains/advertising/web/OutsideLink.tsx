import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { spotMessages } from '../advertising.messages.ts';

type Props = { href: string; onClick: () => void; lang?: 'pt-BR'; children: ReactNode };

/** To an advertiser: paid for, so no search engine counts it. */
export function OutsideLink({ href, onClick, lang, children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
    >
      <span lang={lang}>{children}</span>
      <Icon name="external" size={18} />
      <span className="visually-hidden">{spotMessages.newTab}</span>
    </a>
  );
}
