import { useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { shellMessages } from '#domains/site/site.messages.ts';
import { useStore } from '../shell/store.ts';
import { ToastCard } from './ToastCard.tsx';
import { type Toast, toasts } from './toasts.ts';

const none: readonly Toast[] = [];

/** The messages of the moment, at the foot of the screen; above and inside a dialog while one is open. They need no line. */
export function ToastList() {
  const all = useStore(toasts.store, none);
  const dialog = useTopDialog(all.length > 0);
  const list = <Regions all={all} />;
  if (!dialog) return <div className={place}>{list}</div>;
  return createPortal(
    <div
      popover="manual"
      ref={(element) => element?.showPopover()}
      className={`${place} m-0 border-0 bg-transparent p-0`}
    >
      {list}
    </div>,
    dialog,
  );
}

const place =
  'over-bars pointer-events-none fixed inset-auto right-4 bottom-[calc(var(--player-bar,0px)+var(--consent-bar,0px)+var(--hunt-bar,0px)+1rem)] left-4 z-50 max-h-[60dvh] overflow-y-auto sm:left-auto sm:w-96';

/** What waits for an answer is said at once, the rest when there is a pause. Both regions stand before anything is in them. */
function Regions({ all }: { all: readonly Toast[] }) {
  const errors = all.filter(({ kind }) => kind === 'error');
  const others = all.filter(({ kind }) => kind !== 'error');
  return (
    <section aria-label={shellMessages.toasts} className="grid gap-2">
      <div role="status" aria-atomic="false" className="grid gap-2">
        {others.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </div>
      <div role="alert" aria-atomic="false" className="grid gap-2">
        {errors.map((one) => (
          <ToastCard key={one.id} toast={one} />
        ))}
      </div>
    </section>
  );
}

/** Outside an open modal dialog everything is out of reach, a message too: it has to move in. */
function useTopDialog(isWatching: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!isWatching) return setDialog(null);
    const look = () => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWatching]);
  return dialog;
}
