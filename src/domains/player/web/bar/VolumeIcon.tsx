import { type Volume, volumeLevel } from '#engines/player/volume.ts';

const waves = {
  silent: ['m16.5 9.5 5 5', 'm21.5 9.5-5 5'],
  low: ['M16.5 9a4.2 4.2 0 0 1 0 6'],
  high: ['M16.5 9a4.2 4.2 0 0 1 0 6', 'M19 6.5a7.7 7.7 0 0 1 0 11'],
};

/** The loudspeaker: crossed out, with one wave, with two. */
export function VolumeIcon({ volume }: { volume: Volume }) {
  const level = volumeLevel(volume);
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      aria-hidden="true"
      data-level={level}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {['M4 9.5v5h3.5L13 19V5L7.5 9.5H4Z', ...waves[level]].map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
