import { type GridSegment, gridMs } from './hls-grid.ts';

type Listed = Omit<GridSegment, 'bytes'>;

/** What a player that joins late has to choose from; three are played ahead. */
export const listedSegments = 6;

export type Playlist = {
  segments: Listed[];
  /** How many seams have left the list (RFC 8216, 4.3.3.3). */
  seamsGone: number;
};

export const emptyPlaylist: Playlist = { segments: [], seamsGone: 0 };

/** The list with one more segment. Numbers in a list have no gaps: after one the list begins anew. */
export function withSegment({ segments, seamsGone }: Playlist, { bytes: _, ...segment }: GridSegment): Playlist {
  const goesOn = segments.at(-1)?.sequence === segment.sequence - 1;
  const next = goesOn ? [...segments, segment] : [{ ...segment, isApart: true }];
  const leaving = goesOn ? next.slice(0, -listedSegments) : segments;
  return {
    segments: next.slice(-listedSegments),
    seamsGone: seamsGone + leaving.filter(({ isApart }) => isApart).length,
  };
}

export function writePlaylist(
  { segments, seamsGone }: Playlist,
  addressOf = (sequence: number) => `${sequence}.mp3`,
): string {
  const head = [
    '#EXTM3U',
    '#EXT-X-VERSION:3',
    `#EXT-X-TARGETDURATION:${Math.ceil(gridMs / 1000)}`,
    `#EXT-X-MEDIA-SEQUENCE:${segments[0]?.sequence ?? 0}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${seamsGone}`,
  ];
  const entries = segments.flatMap(({ sequence, durationMs, startsAt, isApart }) => [
    ...(isApart ? ['#EXT-X-DISCONTINUITY'] : []),
    `#EXT-X-PROGRAM-DATE-TIME:${new Date(startsAt).toISOString()}`,
    `#EXTINF:${(durationMs / 1000).toFixed(5)},`,
    addressOf(sequence),
  ]);
  return `${[...head, ...entries].join('\n')}\n`;
}

/** Reads back what `writePlaylist` wrote, so that whoever takes over goes on with the list; nothing where it is something else. */
export function readPlaylist(text: string): Playlist | undefined {
  const seamsGone = Number(/^#EXT-X-DISCONTINUITY-SEQUENCE:(\d+)$/m.exec(text)?.[1] ?? Number.NaN);
  if (!text.startsWith('#EXTM3U') || Number.isNaN(seamsGone)) return undefined;
  const entry = /(#EXT-X-DISCONTINUITY\n)?#EXT-X-PROGRAM-DATE-TIME:(.+)\n#EXTINF:([\d.]+),\n(\d+)\.mp3\n/g;
  const segments = [...text.matchAll(entry)].map(([, seam, time = '', seconds, sequence]): Listed => {
    const startsAt = Date.parse(time);
    return { sequence: Number(sequence), durationMs: Number(seconds) * 1000, startsAt, isApart: seam !== undefined };
  });
  return { segments, seamsGone };
}
