import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { logout } from '#domains/accounts/accounts.contract.ts';
import { tellOtherWindows } from '#web/profile/other-windows.ts';
import { useStore } from '#web/shell/store.ts';
import { toast } from '#web/toasts/toasts.ts';
import { entryApi } from '../api.ts';
import { useMe } from '../session/use-me.ts';
import { menuItemLook, menuLook } from '../ui/menu-look.ts';
import { frameMessages as text } from './frame.messages.ts';
import { chooseTheme, theme } from './theme.ts';

/** Who is here, and what concerns only them. */
export function AccountMenu() {
  const { name, email, roles } = useMe();
  const worn = useStore(theme, 'paper');
  const initials = name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .slice(0, 2)
    .join('');
  const roleNames = roles.map((role) => text.roleNames[role] ?? role).join(', ');
  return (
    <MenuTrigger>
      <AriaButton className="flex min-h-11 items-center gap-2 rounded-round pr-1 pl-3 text-ink-2 hover:text-ink">
        <span className="visually-hidden">{text.account}</span>
        <span className="truncate max-sm:hidden">{roleNames}</span>
        <span className="grid size-8 shrink-0 place-items-center rounded-round bg-green text-12 font-semibold text-white uppercase">
          {initials || email.charAt(0)}
        </span>
      </AriaButton>
      <Popover placement="bottom end" className={menuLook}>
        <div className="border-b border-rule px-3 pt-2 pb-3">
          <p className="font-semibold">{name}</p>
          <p className="text-12 text-ink-3">{email}</p>
        </div>
        <Menu aria-label={text.account} className="py-1 outline-none">
          <MenuItem className={menuItemLook} onAction={() => chooseTheme(worn === 'night' ? 'paper' : 'night')}>
            {worn === 'night' ? text.paper : text.night}
          </MenuItem>
          <MenuItem className={menuItemLook} href="/" target="_blank">
            {text.site}
          </MenuItem>
          <MenuItem className={menuItemLook} onAction={() => void leave()}>
            {text.leave}
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

async function leave(): Promise<void> {
  try {
    await entryApi.call(logout, { body: {} });
    tellOtherWindows('left');
    location.assign('/redazione');
  } catch {
    toast('error', text.notLeft);
  }
}
