import { type EarlyButton, takeEarlyPress } from '#web/early/early-press.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { playMessages } from '../../play.messages.ts';
import { player, usePlayer } from './player.ts';

function playIfPressed(button: HTMLButtonElement | null): void {
  if (takeEarlyPress(button)) void player.play();
}

type Props = { size?: 'bar' | 'small' | 'large' };

const looks = {
  small: { box: 'size-12', icon: 22 },
  bar: { box: 'size-13.5', icon: 24 },
  large: { box: 'size-17', icon: 30 },
};

export function PlayButton({ size = 'bar' }: Props) {
  const { shouldBePlaying, status } = usePlayer();
  const { box, icon } = looks[size];
  const isConnecting = shouldBePlaying && status === 'loading';
  const label = shouldBePlaying ? playMessages.pause : playMessages.play;
  return (
    <button
      ref={playIfPressed}
      type="button"
      data-early={'play' satisfies EarlyButton}
      onPointerDown={player.getReady}
      onClick={player.toggle}
      aria-label={label}
      title={label}
      aria-busy={isConnecting || undefined}
      className={`veil veil-dark press relative grid shrink-0 place-items-center rounded-round bg-red text-white ${box}`}
    >
      {isConnecting && (
        <span
          aria-hidden="true"
          className="absolute -inset-1 animate-spin rounded-round border-2 border-transparent border-t-rose"
        />
      )}
      <Icon name={shouldBePlaying ? 'pause' : 'play'} size={icon} />
    </button>
  );
}
