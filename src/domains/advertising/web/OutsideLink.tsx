import type { ReactNode } from 'react';
import { Icon } from '#web/ui/Icon.tsx';

type Props = {
  href: string;
  onClick: () => void;
  children: ReactNode;
  /** That it opens elsewhere, in the words of where it stands. */
  newTab: string;
};

/** To an advertiser: paid for, so no search engine counts it. */
export function OutsideLink({ href, onClick, children, newTab }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer sponsored"
      onClick={onClick}
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent"
    >
      <span>{children}</span>
      <Icon name="external" size={18} />
      <span className="visually-hidden">{newTab}</span>
    </a>
  );
}
