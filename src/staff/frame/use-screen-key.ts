import { useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/**
 * Another address is another screen. Only a form that has just made its item, and moved to the item's own address in place of
 * the one for a new one, stays as it is, with the cursor and what was typed meanwhile.
 */
export function useScreenKey(): number {
  const { pathname } = useLocation();
  const way = useNavigationType();
  const shown = useRef({ pathname, serial: 0 });
  const { current: before } = shown;
  if (before.pathname !== pathname) {
    const isJustMade = way === 'REPLACE' && before.pathname.endsWith('/nuovo');
    shown.current = { pathname, serial: before.serial + (isJustMade ? 0 : 1) };
  }
  return shown.current.serial;
}
