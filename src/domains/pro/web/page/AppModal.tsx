import { useShell } from '#web/shell/use-shell.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { isIconName } from '#web/ui/icons.ts';
import { phoneApps } from '../../offer.rules.ts';
import { proMessages } from '../../pro.messages.ts';

const { modal: text } = proMessages;

/** PRO is bought in the apps only: where they are. */
export function AppModal({ open, onClose }: { open: boolean; onClose: () => void }) {
  const apps = phoneApps(useShell().parameters.station.apps);
  return (
    <Dialog open={open} onClose={onClose} title={text.title} size="small">
      <p className="text-ink-2">{text.text}</p>
      {apps.length === 0 && (
        <>
          <p className="text-ink-2">{text.none}</p>
          <ButtonLink href="/aplicativos" variant="line" className="justify-self-start">
            {text.appsLink}
          </ButtonLink>
        </>
      )}
      <ul className="grid gap-3 pt-2">
        {apps.map(({ store, label, href }) => (
          <li key={store}>
            <a href={href} target="_blank" rel="noopener" className={`${buttonLook('line')} w-full`}>
              <Icon name={isIconName(store) ? store : 'external'} size={20} />
              {label}
              <span className="visually-hidden">{text.newTab}</span>
            </a>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
