import { footerMessages } from '#domains/site/site.footer.messages.ts';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '../../ui/Icon.tsx';
import { isIconName } from '../../ui/icons.ts';
import { useShell } from '../use-shell.ts';

export function AppBadges() {
  const { apps } = useShell().parameters.station;
  return (
    <section aria-labelledby="le-nostre-app" className="grid gap-3">
      <h2 id="le-nostre-app" className="kicker">
        {footerMessages.apps}
      </h2>
      <ul className="flex flex-wrap gap-2">
        {apps.map(({ store, label, href }) => (
          <li key={store}>
            <a
              href={href}
              target="_blank"
              rel="noopener"
              className="veil press relative inline-flex min-h-11 items-center gap-2.5 rounded-card border border-rule bg-raised px-4 font-semibold text-ink no-underline"
            >
              <Icon name={isIconName(store) ? store : 'external'} size={20} />
              {label}
              <span className="visually-hidden">{shellMessages.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
