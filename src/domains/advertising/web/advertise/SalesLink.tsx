import type { MouseEventHandler } from 'react';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { IconName } from '#web/ui/icons.ts';

type Props = {
  icon: IconName;
  label: string;
  line: string;
  href: string;
  outside?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
};

/** A large way to the sales desk. A link and no button: without JavaScript it opens at once. */
export function SalesLink({ icon, label, line, href, outside = false, onClick }: Props) {
  return (
    <a
      href={href}
      target={outside ? '_blank' : undefined}
      rel={outside ? 'noopener' : undefined}
      onClick={onClick}
      className="veil press relative grid min-h-24 content-center gap-1 rounded-card border border-rule bg-raised px-5 py-4 text-ink no-underline"
    >
      <span className="flex items-center gap-2.5 font-semibold">
        <Icon name={icon} className="text-accent" />
        {label}
      </span>
      <span aria-live="polite" className="font-serif text-20 font-[560] whitespace-nowrap tabular-nums">
        {line}
      </span>
      {outside && <span className="visually-hidden">{shellMessages.newTab}</span>}
    </a>
  );
}
