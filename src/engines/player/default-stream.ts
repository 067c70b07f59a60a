import type { Stream } from './player-state.ts';

/** The stream that everybody may hear. */
export const standardStreamId = 'antena_1';
export const dolbyStreamId = 'antena_1_dolby_atmos';

/** Plays before the server's list of streams has arrived, or when it never does. */
export const defaultStream: Stream = {
  streamId: standardStreamId,
  streamName: 'Normal',
  imageUrl: '',
  pro: false,
  semiPro: false,
  color: '',
  metaId: standardStreamId,
  sources: [{ src: `/stream/${standardStreamId}`, type: 'audio/mpeg' }],
  isPopup: false,
};
