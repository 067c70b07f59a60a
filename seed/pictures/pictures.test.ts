import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawArtistBanner,
  drawClientLogo,
  drawCover,
  drawIconSet,
  drawNewsPicture,
  drawPartnerLogo,
  drawPodcastArt,
  drawPortrait,
  drawProgrammePoster,
  drawShareImage,
  drawSiteIcon,
  drawWordmark,
  rasterise,
} from './pictures.ts';
import type { Seed } from './random.ts';

interface Kind {
  what: string;
  draw: (seed: Seed) => string;
  width: number;
  height: number;
}

const kinds: Kind[] = [
  { what: 'a news picture', draw: (seed) => drawNewsPicture({ seed }), width: 1690, height: 876 },
  { what: 'a sleeve', draw: (seed) => drawCover({ seed }), width: 1000, height: 1000 },
  {
    what: 'a sleeve with words',
    draw: (seed) => drawCover({ seed, title: 'Città d’aprile', artist: 'Lia Fontes' }),
    width: 1000,
    height: 1000,
  },
  { what: 'a portrait', draw: (seed) => drawPortrait({ seed, name: 'Vera Montale' }), width: 1000, height: 1000 },
  { what: 'a band', draw: (seed) => drawPortrait({ seed, name: 'I Tigli' }), width: 1000, height: 1000 },
  { what: 'a banner', draw: (seed) => drawArtistBanner({ seed }), width: 1920, height: 800 },
  {
    what: 'a banner with the artist',
    draw: (seed) => drawArtistBanner({ seed, name: 'Nino Aral' }),
    width: 1920,
    height: 800,
  },
  {
    what: 'a programme poster',
    draw: (seed) => drawProgrammePoster({ seed, slug: 'notte-chiara' }),
    width: 1200,
    height: 600,
  },
  {
    what: 'a titled programme poster',
    draw: (seed) => drawProgrammePoster({ seed, slug: 'voci', title: 'Voci' }),
    width: 1200,
    height: 600,
  },
  {
    what: 'a podcast square',
    draw: (seed) => drawPodcastArt({ seed, title: 'Storie di vinile' }),
    width: 1400,
    height: 1400,
  },
  { what: 'a partner logo', draw: (seed) => drawPartnerLogo({ seed, name: 'Olio Serra' }), width: 600, height: 400 },
  { what: 'a client logo', draw: (seed) => drawClientLogo({ seed, name: 'Banca Lido' }), width: 1000, height: 1000 },
];

const categories = [
  'musica',
  'salute',
  'economia',
  'politica',
  'tecnologia',
  'altri',
  'mondo',
  'quotidiano',
  'podcast',
  'cinema',
  'moda',
  'auto',
  'gastronomia',
  'viaggi',
];

const seeds = Array.from({ length: 12 }, (_, index) => `story-${index}`);

/** Something outside the drawing, a font of the machine, or a number that came out wrong. */
const unsound = /href|url\((?!#)|<image|<text|font-|NaN|undefined|Infinity/;

describe.each(kinds)('$what', ({ draw, width, height }) => {
  const drawn = seeds.map(draw);

  it('is the same every time the station draws it', () => {
    expect(draw('story-1')).toBe(drawn[1]);
  });

  it('differs from its neighbours', () => {
    expect(new Set(drawn).size).toBe(seeds.length);
  });

  it('stands on its own, whatever the machine has installed', () => {
    for (const svg of drawn) expect(svg).not.toMatch(unsound);
  });

  it(`becomes pixels of ${width} by ${height}`, async () => {
    const svg = drawn[1] ?? '';
    // Its own measures are what it becomes where no width is given; a tenth of them shows that it becomes pixels.
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject({ format: 'svg', width, height });
    const pixels = await sharp(await rasterise(svg, { format: 'jpeg', width: width / 10 })).metadata();
    expect(pixels).toMatchObject({ format: 'jpeg', width: width / 10, height: Math.round(height / 10) });
  });
});

describe('news pictures', () => {
  it.each(categories)('every story of %s finds a picture', (category) => {
    for (const seed of seeds.slice(0, 6)) expect(drawNewsPicture({ seed, category })).not.toMatch(unsound);
  });

  it('a category nobody has heard of still finds one', () => {
    expect(drawNewsPicture({ seed: 1, category: 'oroscopo' })).toContain('<svg');
  });
});

describe('an artist', () => {
  const inksOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/g));

  it('keeps the same inks from one record to the next', () => {
    const [first, second] = [1, 2].map((seed) => inksOf(drawCover({ seed, title: 'Uno', artist: 'Lia Fontes' })));
    expect([...(first ?? [])].filter((ink) => second?.has(ink)).length).toBeGreaterThan(1);
  });

  it('stands in the banner exactly as in the portrait', () => {
    const portrait = drawPortrait({ seed: 7, name: 'Vera Montale' });
    const figure = portrait.slice(portrait.lastIndexOf('<g transform="translate(500'));
    expect(drawArtistBanner({ seed: 7, name: 'Vera Montale' })).toContain(figure.replace('</svg>', ''));
  });
});

describe('the rasteriser', () => {
  it('obeys the width it is given, in every format', async () => {
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const metadata = await sharp(await rasterise(drawCover({ seed: 1 }), { format, width: 240 })).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual([format, 240, 240]);
    }
  });

  it('keeps the measures of the drawing where it is given none', async () => {
    const metadata = await sharp(await rasterise(drawNewsPicture({ seed: 1 }), { format: 'jpeg' })).metadata();
    expect([metadata.format, metadata.width, metadata.height]).toEqual(['jpeg', 1690, 876]);
  });

  it('gives the same bytes for the same drawing', async () => {
    const svg = drawPortrait({ seed: 3, name: 'Nino Aral' });
    const [one, other] = await Promise.all([
      rasterise(svg, { format: 'jpeg', width: 200 }),
      rasterise(svg, { format: 'jpeg', width: 200 }),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  it('leaves the corners of an icon transparent', async () => {
    const { data } = await sharp(await rasterise(drawSiteIcon(), { format: 'png', width: 64 }))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });
});

describe('the station’s own pictures', () => {
  it('come in every size the browsers ask for', async () => {
    const icons = drawIconSet();
    expect(icons.map(({ name, width }) => `${name} ${width}`)).toEqual([
      'favicon-32.png 32',
      'apple-touch-icon.png 180',
      'icon-192.png 192',
      'icon-512.png 512',
      'icon-maskable-512.png 512',
      'share.jpg 1200',
    ]);
    for (const { svg, format, width, height } of icons) {
      const metadata = await sharp(await rasterise(svg, { format, width })).metadata();
      expect([metadata.format, metadata.width, metadata.height]).toEqual([format, width, height]);
    }
  });

  it('need no font of the machine', () => {
    for (const svg of [drawSiteIcon(), drawShareImage(), drawWordmark(), drawWordmark({ onDark: true })])
      expect(svg).not.toMatch(unsound);
  });
});
