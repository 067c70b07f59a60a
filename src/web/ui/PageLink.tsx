import { Link, type LinkProps } from 'react-router';
import { showNotImplemented } from '#web/toasts/toasts.ts';
import { prefetchPage } from './prefetch-page.ts';

/** The address of what the station plans but has not built: it leads nowhere and says so. */
const plannedAddress = '/#';

/** A link inside the site. The page's code is fetched as soon as somebody seems to want it. */
export function PageLink({ to, onClick, onPointerEnter, onFocus, onTouchStart, ...rest }: LinkProps) {
  const isPlanned = to === plannedAddress;
  const prefetch = () => {
    if (!isPlanned) prefetchPage(to);
  };
  return (
    <Link
      {...rest}
      to={to}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlanned) return;
        event.preventDefault();
        showNotImplemented();
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        prefetch();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        onTouchStart?.(event);
        prefetch();
      }}
    />
  );
}
