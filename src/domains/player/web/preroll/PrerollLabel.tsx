import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { prerollMessages } from '../../preroll.messages.ts';
import { minutesAndSeconds } from './preroll-progress.ts';
import type { PrerollView } from './preroll-view.ts';

/** Says that this is advertising, whose, and for how long; it does not interrupt a screen reader every second. */
export function PrerollLabel({ ad, withName }: { ad: PrerollView; withName: boolean }) {
  const time = minutesAndSeconds(ad.remainingSeconds);
  return (
    <div data-preroll className="flex flex-wrap items-center gap-x-3 text-14 max-md:justify-center">
      <Badge kind="plain">{prerollMessages.label}</Badge>
      {withName && <span className="py-1 font-medium">{ad.advertiser || ad.title}</span>}
      <span
        role="timer"
        aria-live="off"
        aria-label={prerollMessages.remainingLabel}
        className="shrink-0 text-ink-2 tabular-nums"
      >
        {prerollMessages.remaining(time)}
      </span>
      {ad.link && (
        <a
          href={ad.link}
          target="_blank"
          rel="noopener noreferrer sponsored"
          onClick={ad.onClick}
          className="veil press relative inline-flex min-h-11 shrink-0 items-center gap-1.5 rounded-round px-2 font-semibold"
        >
          {prerollMessages.more}
          <Icon name="external" size={16} />
          <span className="visually-hidden">{prerollMessages.newTab}</span>
        </a>
      )}
    </div>
  );
}
