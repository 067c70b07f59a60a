import { headerMessages, shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '../ui/Icon.tsx';
import { type IconName, isIconName } from '../ui/icons.ts';
import { useShell } from './use-shell.ts';

const shown = 5;

export function SocialLinks({ className = '' }: { className?: string }) {
  const { social } = useShell().parameters.station;
  return (
    <ul aria-label={headerMessages.social} className={`flex gap-1 ${className}`}>
      {social.slice(0, shown).map(({ network, label, href }) => (
        <li key={network}>
          <a
            href={href}
            target="_blank"
            rel="noopener"
            aria-label={`${label} ${shellMessages.newTab}`}
            title={label}
            className="veil press relative grid size-11 place-items-center rounded-round text-ink-2 no-underline"
          >
            <span className="grid size-9 place-items-center rounded-round border border-rule">
              <Icon name={iconOf(network)} size={16} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A network that the kit has no mark for is a link out of the house like any other. */
function iconOf(network: string): IconName {
  return isIconName(network) ? network : 'external';
}
