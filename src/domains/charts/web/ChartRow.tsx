import { SongRow } from '#domains/catalogue/web/blocks/SongRow.tsx';
import type { Top10Item } from '../charts.contract.ts';

export function ChartRow({ song, position }: { song: Top10Item; position: number }) {
  return (
    <SongRow song={song} position={position}>
      <span className="truncate text-12 text-ink-3">
        {[song.albumName, song.albumRelease.slice(0, 4)].filter(Boolean).join(', ')}
      </span>
    </SongRow>
  );
}
