import { isTranscoderHere } from '#domains/live/server/hls/transcoder.ts';
import { streams } from '#domains/live/server/live.tables.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';

export const seedStreams: SeedPart = {
  name: 'streams',
  label: 'gli stream',
  tags: ['streams'],
  async run({ db }) {
    await db.insert(streams).values([
      { id: 'antena_1', name: 'Normal', channel: 'antena_1', position: 0 },
      {
        id: 'antena_1_dolby_atmos',
        // Nobody gives away a Dolby encoder: what the demo sends is stereo, in another encoding where there is one, and says so.
        name: isTranscoderHere() ? 'Dolby Atmos (demo AAC stereo)' : 'Dolby Atmos (demo stereo)',
        channel: 'antena_1',
        format: 'aac',
        color: '#1f3a5f',
        position: 1,
      },
      {
        id: 'antena_1_italia',
        name: 'Solo Italia',
        channel: 'antena_1_italia',
        semiPro: true,
        color: '#0b5d3b',
        position: 2,
      },
      { id: 'antena_1_alta', name: 'Alta qualità', channel: 'antena_1', pro: true, color: '#b8862b', position: 3 },
      {
        id: 'antena_1_finestra',
        name: 'Mini player',
        channel: 'antena_1',
        isPopup: true,
        popupUrl: '/embed/player?size=320x100',
        popupConfig: 'popup,width=340,height=120',
        position: 4,
      },
    ]);
  },
};
