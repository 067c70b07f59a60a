export type ItemKind = 'song' | 'jingle' | 'spot';

/** One playing of one item. Times are milliseconds since 1970 on the programme clock, that is, when the bytes leave. */
export type Airing = {
  /** `channelId:startsAt`: the same after a restart, so a play log can refuse a second copy by its key. */
  id: string;
  channelId: string;
  itemId: string;
  kind: ItemKind;
  startsAt: number;
  endsAt: number;
};

export function airingId(channelId: string, startsAt: number): string {
  return `${channelId}:${startsAt}`;
}

/** A run of whole frames of one airing. Its bytes are shared by everybody who listens: nobody may write into them. */
export type AudioChunk = {
  bytes: Buffer;
  airing: Airing;
  frames: number;
  /** When the first frame is due on the programme clock. */
  at: number;
};
