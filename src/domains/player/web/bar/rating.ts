import { CallError } from '#contract/client.ts';
import { rateSong } from '#domains/live/live.contract.ts';
import { musicHash } from '#domains/live/live.rules.ts';
import { api } from '#web/api.ts';
import { visit } from '#web/profile/visit.ts';
import type { Store } from '#web/shell/store.ts';
import { settle, type ToastKind, toast } from '#web/toasts/toasts.ts';
import { ratingMessages } from '../../player.messages.ts';
import { parseRating, type Rating, type RatingState, type RatingValue, ratingBlock } from '../../player.rules.ts';
import type { PlayerView } from '../player-view.ts';
import { prerollView } from '../preroll/preroll-view.ts';
import { type BrowserStorage, keep } from '../sound/browser-storage.ts';
import { heardNow } from './heard.ts';

const ratingKey = 'rating';

type Options = { view: Store<PlayerView>; storage: BrowserStorage };

/** One vote per airing: the browser remembers the hash it voted for, the server counts each only once. */
export function createRating({ view, storage }: Options) {
  const change = (rating: RatingState) => view.set({ ...view.get(), rating });
  change({ stored: parseRating(storage.getItem(ratingKey)), settingRating: false });

  async function rate(value: RatingValue): Promise<void> {
    const { item, stream, rating } = view.get();
    const block = ratingBlock(heardNow(view.get(), prerollView.get()));
    if (block === 'voted') say('info', 'duplicate');
    if (block || !item) return;
    const { song, artist } = item;
    const given: Rating = { metaId: stream.metaId, song, artist, rating: value, musicHash: musicHash(item) };
    change({ ...rating, settingRating: true });
    const isAnswered = await send(given);
    if (isAnswered) keep(storage, ratingKey, JSON.stringify(given));
    change({ stored: isAnswered ? given : rating.stored, settingRating: false });
  }

  return { rate };
}

/** Whether the server has decided; a vote that did not reach it may be given again. */
async function send({ metaId, song, artist, rating }: Rating): Promise<boolean> {
  try {
    const body = { metaId, song, artist, rating };
    await visit.withVisitToken((headers) => api.call(rateSong, { headers, body }));
    say('success', 'counted');
    return true;
  } catch (error) {
    if (error instanceof CallError && error.code === 'rating not counted') {
      console.info(error.code);
      settle('rating');
      return true;
    }
    say('error', 'unreachable');
    return false;
  }
}

function say(kind: ToastKind, what: keyof typeof ratingMessages): void {
  const { text, lang } = ratingMessages[what];
  toast(kind, text, { lang, about: 'rating' });
}
