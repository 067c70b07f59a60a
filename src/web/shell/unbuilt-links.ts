import { showNotImplemented } from '../toasts/toasts.ts';

/** A link to `/#` stands for a page that does not exist yet, wherever an editor placed it: it says so and leads nowhere. */
export function answerUnbuiltLinks(): () => void {
  const answer = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.href !== `${location.origin}/#`) return;
    event.preventDefault();
    showNotImplemented();
  };
  document.addEventListener('click', answer);
  return () => document.removeEventListener('click', answer);
}
