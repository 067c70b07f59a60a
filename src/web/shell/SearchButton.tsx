import { useState } from 'react';
import { useLocation } from 'react-router';
import { headerMessages } from '#domains/site/site.messages.ts';
import { type EarlyButton, replayEarlyPress } from '../early/early-press.ts';
import { tellMissing } from '../parts/parts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOnDemand } from './use-on-demand.ts';

const loadDialog = () => import('../overlays/SearchDialog.tsx');
const searchPath = '/cerca';
/** The field that the search page itself shows. */
const pageFieldId = 'cerca-campo';

/** Opens the search over any page. On the search page it leads to the field that is already there. */
export function SearchButton() {
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const part = useOnDemand(loadDialog, isOpen, (why) => {
    setOpen(false);
    tellMissing(why, { elsewhere: searchPath });
  });

  function press(): void {
    const field = pathname === searchPath ? document.getElementById(pageFieldId) : null;
    if (field) field.focus();
    else setOpen(true);
  }

  return (
    <>
      <button
        ref={replayEarlyPress}
        type="button"
        data-early={'search' satisfies EarlyButton}
        data-pressed={isOpen && !part ? '' : undefined}
        aria-busy={(isOpen && !part) || undefined}
        onClick={press}
        onPointerEnter={() => void loadDialog().catch(() => undefined)}
        aria-haspopup="dialog"
        className="veil press relative inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-round text-14 font-semibold text-ink-2 lg:px-4"
      >
        <Icon name="search" size={20} />
        <span className="max-lg:sr-only">{headerMessages.search}</span>
      </button>
      {part && <part.SearchDialog open={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
