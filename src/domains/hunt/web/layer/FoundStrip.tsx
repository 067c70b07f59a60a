import { chestMessages as text } from '../../chest.messages.ts';
import { HuntStrip } from './HuntStrip.tsx';

/** A chest for whoever is busy with the player or another window: it opens when they want it. */
export function FoundStrip({ onOpen }: { onOpen: () => void }) {
  return (
    <HuntStrip>
      <p role="status" lang={text.lang} className="flex-1 py-2 text-14 leading-snug font-medium">
        {text.found}
      </p>
      <button
        type="button"
        lang={text.lang}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="min-h-11 text-14 font-semibold underline underline-offset-3 outline-white!"
      >
        {text.chest}
      </button>
    </HuntStrip>
  );
}
