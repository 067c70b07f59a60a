import type { Player } from '#engines/player/create-player.ts';
import { adOnElement } from '#engines/player/player-state.ts';
import { type AdEvent, isHeardOut, reached, remaining } from './preroll-progress.ts';
import type { VastAd } from './preroll-vast.ts';
import { prerollView } from './preroll-view.ts';

type Options = {
  engine: Player;
  audio: HTMLAudioElement;
  /** The advertisement that was fetched. */
  known: () => VastAd | null;
  send: (addresses: readonly string[] | undefined, macros?: Record<string, string>) => void;
};

/** VAST's numbers for what became of the media. */
const errorCodes: Record<string, string> = { media: '405', stall: '402' };

/** While the advertisement is on the element: shows what remains of it and reports, once each, how far it was heard. */
export function followAd({ engine, audio, known, send }: Options) {
  let current: VastAd | null = null;
  let reported = new Set<AdEvent>();
  let heard = 0;
  let total = 0;

  function tell(events: readonly AdEvent[]): void {
    for (const event of events) {
      if (!current || reported.has(event)) continue;
      reported.add(event);
      send(current.reports[event]);
    }
  }

  function show(): void {
    if (!current) {
      prerollView.set(null);
      return;
    }
    const { title, advertiser, link, reports } = current;
    const remainingSeconds = remaining(heard, total);
    if (prerollView.get()?.remainingSeconds === remainingSeconds) return;
    prerollView.set({ title, advertiser, link, remainingSeconds, onClick: () => send(reports.click) });
  }

  function tick(): void {
    if (!current) return;
    const { currentTimeSeconds, durationSeconds } = engine.position();
    heard = currentTimeSeconds;
    total = Number.isFinite(durationSeconds) && durationSeconds > 0 ? durationSeconds : current.seconds;
    tell(reached(heard, total));
    show();
  }

  function look(): void {
    const onElement = adOnElement(engine.getState());
    if (onElement && !current) {
      current = known();
      reported = new Set();
      heard = 0;
      total = current?.seconds ?? 0;
      show();
    }
    if (!onElement && current) {
      if (isHeardOut(heard, total)) tell([...reached(total, total), 'complete']);
      current = null;
      show();
    }
  }

  engine.subscribe(look);
  audio.addEventListener('timeupdate', tick);
  look();
  return {
    failed(reason: string): void {
      if (current) send(current.reports.error, { ERRORCODE: errorCodes[reason] ?? '900' });
      // What broke off was not heard out.
      heard = 0;
    },
  };
}
