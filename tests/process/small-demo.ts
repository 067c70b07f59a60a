import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { partners } from '#domains/partners/server/partners.tables.ts';
import type { Demo } from '#server/demo/demo.ts';
import type { SeedPart } from '#server/demo/seed-once.ts';
import { partners as written } from '../../seed/content/partners.ts';
import { addTracks } from '../../seed/parts/audio.ts';
import { drawOrdered, keepPicture, markPictures, nextToDraw } from '../../seed/parts/picture.ts';
import { drawNow, seedPictures } from '../../seed/parts/pictures.ts';
import { seedStreams } from '../../seed/parts/streams.ts';

/** Two that are drawn at once, and some that wait. */
export const fewPartners = written.slice(0, 4);

const seedFewPartners: SeedPart = {
  name: 'partners',
  label: 'i partner',
  tags: ['partners'],
  async run(tools) {
    for (const [position, partner] of fewPartners.entries()) {
      const drawing = { kind: 'partner', seed: position + 1, name: partner.name } as const;
      const image = await keepPicture(tools, drawing, { folder: 'partners', format: 'png', width: 120 });
      await tools.db.insert(partners).values({ ...partner, image, position });
    }
  },
};

const firstJingle: SeedPart = {
  name: 'first-songs',
  label: 'un jingle',
  tags: ['on-air'],
  steps: (tools) => addTracks(tools, ['jingle-4']),
};

const twoPictures: SeedPart = {
  name: 'two-pictures',
  label: 'due disegni',
  tags: [],
  async *steps({ db, media }) {
    for (const one of await nextToDraw(db, 2)) {
      await drawOrdered(media, one);
      yield (tx) => markPictures(tx, [one], { drawnAt: new Date() });
    }
  },
};

/** Holds the making until the test has looked around. */
const gate: SeedPart = {
  name: 'gate',
  label: 'fermi al cancello',
  tags: [],
  async run() {
    while (!existsSync(process.env.DEMO_GATE ?? '')) await pause(50);
  },
};

/** A demo of a few seconds, made by the parts of the whole one. */
export const demo: Demo = {
  rows: [seedFewPartners, seedStreams],
  compose: async () => undefined,
  sound: process.env.DEMO_SILENT ? [] : [firstJingle],
  rest: [twoPictures, gate, seedPictures],
  firstPages: ['/'],
  draw: drawNow,
};
