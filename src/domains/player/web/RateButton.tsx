import { Icon } from '#web/ui/Icon.tsx';
import { playerMessages } from '../player.messages.ts';
import { type RatingValue, ratingBlock, ratingOf } from '../player.rules.ts';
import { player, usePlayer } from './blocks/player.ts';
import { usePreroll } from './preroll-view.ts';

type Props = { rating: RatingValue };

const faces = {
  10: { icon: 'thumb-up', label: playerMessages.like },
  1: { icon: 'thumb-down', label: playerMessages.dislike },
} as const;

/** Blocked it still has the focus and its tooltip: who has voted already is told so when asking again. */
export function RateButton({ rating }: Props) {
  const view = usePlayer();
  const isAdHeard = usePreroll() !== null;
  const block = ratingBlock({ ...view, isAdHeard });
  const isMine = !isAdHeard && ratingOf(view.item, view.rating) === rating;
  const { icon, label } = faces[rating];
  return (
    <button
      type="button"
      aria-label={label}
      title={block ? playerMessages.voted : label}
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
