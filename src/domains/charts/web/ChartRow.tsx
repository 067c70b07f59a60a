import type { SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { SongRow } from '#domains/catalogue/web/blocks/SongRow.tsx';

export function ChartRow({ song, position }: { song: SongItem; position: number }) {
  return (
    <SongRow song={song} position={position}>
      <span className="truncate text-12 text-ink-3">
        {[song.albumName, song.albumRelease.slice(0, 4)].filter(Boolean).join(', ')}
      </span>
    </SongRow>
  );
}
