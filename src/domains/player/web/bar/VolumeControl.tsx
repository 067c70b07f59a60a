import type { KeyboardEvent } from 'react';
import { playerMessages } from '../../player.messages.ts';
import { player, usePlayer } from '../blocks/player.ts';
import { VolumeIcon } from './VolumeIcon.tsx';

const louder = ['ArrowUp', 'ArrowRight'];
const softer = ['ArrowDown', 'ArrowLeft'];

export function VolumeControl({ wide = false }: { wide?: boolean }) {
  const { volume } = usePlayer();
  const percent = volume.volume;
  const muteLabel = percent === 0 ? playerMessages.unmute : playerMessages.mute;

  /** The keys move by the station's step; the pointer by one. */
  function onKey(event: KeyboardEvent): void {
    const isLouder = louder.includes(event.key);
    if (!isLouder && !softer.includes(event.key)) return;
    event.preventDefault();
    if (isLouder) player.volumeUp();
    else player.volumeDown();
  }

  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        onClick={player.toggleMute}
        aria-label={muteLabel}
        title={muteLabel}
        className="veil press relative grid size-11 place-items-center rounded-round"
      >
        <VolumeIcon volume={volume} />
      </button>
      <input
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-label={playerMessages.volume}
        aria-valuetext={playerMessages.volumeValue(percent)}
        onChange={(event) => player.setVolume(Number(event.currentTarget.value))}
        onKeyDown={onKey}
        style={{ ['--level' as string]: `${percent}%` }}
        className={`${track} ${wide ? 'w-full' : 'w-24'}`}
      />
    </div>
  );
}

const track =
  'h-11 cursor-pointer appearance-none bg-transparent ' +
  '[&::-webkit-slider-runnable-track]:h-1 [&::-webkit-slider-runnable-track]:rounded-round [&::-webkit-slider-runnable-track]:bg-[linear-gradient(to_right,var(--ink)_var(--level),var(--edge)_var(--level))] ' +
  '[&::-webkit-slider-thumb]:-mt-1.5 [&::-webkit-slider-thumb]:size-4 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-round [&::-webkit-slider-thumb]:bg-ink ' +
  '[&::-moz-range-track]:h-1 [&::-moz-range-track]:rounded-round [&::-moz-range-track]:bg-edge [&::-moz-range-progress]:h-1 [&::-moz-range-progress]:rounded-round [&::-moz-range-progress]:bg-ink [&::-moz-range-thumb]:size-4 [&::-moz-range-thumb]:border-0 [&::-moz-range-thumb]:bg-ink';
