import { useEffect, useRef, useState } from 'react';
import { type EarlyButton, takeEarlyPress } from '#web/early/early-press.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { playerMessages } from '../../player.messages.ts';
import { type RatingValue, ratingBlock, ratingOf } from '../../player.rules.ts';
import { player, usePlayer } from '../blocks/player.ts';
import { usePreroll } from '../preroll/preroll-view.ts';
import { heardNow } from './heard.ts';

type Props = { rating: RatingValue };

const faces = {
  10: { icon: 'thumb-up', label: playerMessages.like },
  1: { icon: 'thumb-down', label: playerMessages.dislike },
} as const;

/** Blocked it still has the focus and its tooltip: who has voted already is told so when asking again. */
export function RateButton({ rating }: Props) {
  const view = usePlayer();
  const heard = heardNow(view, usePreroll());
  const block = ratingBlock(heard);
  const isMine = !heard.isAdHeard && ratingOf(view.item, view.rating) === rating;
  const { icon, label } = faces[rating];
  const { button, isKept } = useKeptRating(rating, view.item !== null);
  return (
    <button
      ref={button}
      type="button"
      data-early={'rate' satisfies EarlyButton}
      data-pressed={isKept ? '' : undefined}
      aria-busy={isKept || undefined}
      aria-label={label}
      title={block === 'voted' ? playerMessages.voted : label}
      aria-disabled={block !== null}
      aria-pressed={isMine}
      onClick={() => player.rate(rating)}
      className={`veil press relative grid size-11 shrink-0 place-items-center rounded-round border ${
        isMine ? 'border-accent text-accent' : 'border-rule'
      } ${block && !isMine ? '*:opacity-45' : ''}`}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}

/** A vote is for what is on air: one that was given before the page was hydrated waits until that is known. */
function useKeptRating(rating: RatingValue, isKnown: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (takeEarlyPress(button.current)) setKept(true);
  }, []);
  useEffect(() => {
    if (!isKept || !isKnown) return;
    setKept(false);
    player.rate(rating);
  }, [isKept, isKnown, rating]);
  return { button, isKept };
}
