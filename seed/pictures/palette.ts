import { coolness, difference, lightness, mix } from './colour.ts';
import { createRandom, type Random, type Seed } from './random.ts';

/** Six inks, from lightest to darkest use: two light grounds, three that speak, one that draws. */
export interface Palette {
  name: string;
  paper: string;
  soft: string;
  accent: string;
  second: string;
  bold: string;
  ink: string;
}

export const palettes: readonly Palette[] = [
  {
    name: 'tricolore',
    paper: '#faf7f2',
    soft: '#efe3cd',
    accent: '#dba53f',
    second: '#0b5d3b',
    bold: '#c8102e',
    ink: '#17130f',
  },
  {
    name: 'brace',
    paper: '#f6f0e6',
    soft: '#ead9bd',
    accent: '#e8a33a',
    second: '#8f1a22',
    bold: '#c8102e',
    ink: '#17130f',
  },
  {
    name: 'petrolio',
    paper: '#f5ecdf',
    soft: '#efc499',
    accent: '#d2853c',
    second: '#b7502f',
    bold: '#1c6b75',
    ink: '#0f2c35',
  },
  {
    name: 'prugna',
    paper: '#f8efe4',
    soft: '#f2c9a1',
    accent: '#e4704e',
    second: '#1b6a49',
    bold: '#5f2f52',
    ink: '#22121f',
  },
  {
    name: 'riviera',
    paper: '#faf5ea',
    soft: '#a9d2dd',
    accent: '#f4c230',
    second: '#e4572e',
    bold: '#1d4e79',
    ink: '#10243d',
  },
  {
    name: 'terracotta',
    paper: '#f6ebd9',
    soft: '#ecbda3',
    accent: '#dd9f2e',
    second: '#6a6a33',
    bold: '#b8492b',
    ink: '#351c14',
  },
  {
    name: 'giada',
    paper: '#f6efdd',
    soft: '#bcdcc8',
    accent: '#ef7556',
    second: '#dba536',
    bold: '#22806a',
    ink: '#0d2f2a',
  },
  {
    name: 'cobalto',
    paper: '#f6f0e3',
    soft: '#c9d6ec',
    accent: '#f2b632',
    second: '#d9342b',
    bold: '#23459f',
    ink: '#10173a',
  },
  {
    name: 'carminio',
    paper: '#f9f0e8',
    soft: '#f2c3c0',
    accent: '#d7a040',
    second: '#12606a',
    bold: '#a5112f',
    ink: '#2a0c16',
  },
  {
    name: 'agrumi',
    paper: '#fbf2dc',
    soft: '#f7d976',
    accent: '#ee7d23',
    second: '#cf3a24',
    bold: '#2b7a47',
    ink: '#123a2a',
  },
  {
    name: 'lavanda',
    paper: '#f5efe7',
    soft: '#c9bbe0',
    accent: '#f0a93b',
    second: '#d3557b',
    bold: '#4f3f8f',
    ink: '#1d1838',
  },
  {
    name: 'cenere',
    paper: '#f5f1e9',
    soft: '#d3d9d6',
    accent: '#cf9a3d',
    second: '#5f7681',
    bold: '#c8102e',
    ink: '#22282c',
  },
  {
    name: 'pineta',
    paper: '#f5eedd',
    soft: '#b9cba6',
    accent: '#dda83c',
    second: '#c2462c',
    bold: '#0b5d3b',
    ink: '#0f2a1f',
  },
  {
    name: 'notturno',
    paper: '#f3ede0',
    soft: '#b5cad6',
    accent: '#f3c969',
    second: '#df6a53',
    bold: '#2b5f93',
    ink: '#0f1b36',
  },
  {
    name: 'caffè',
    paper: '#f7efe3',
    soft: '#e2c7a5',
    accent: '#d98a3d',
    second: '#2f6f6a',
    bold: '#7a3b22',
    ink: '#2a1710',
  },
  {
    name: 'rosa',
    paper: '#fbf3ea',
    soft: '#f5cdc3',
    accent: '#f2a541',
    second: '#1f5c57',
    bold: '#d8484f',
    ink: '#331721',
  },
];

/** What the picture stands on. */
export type Mood = 'paper' | 'soft' | 'night' | 'bold';

/** A palette after the decision of ground: what stands out on it, and in which order. */
export interface Colours extends Palette {
  mood: Mood;
  ground: string;
  /** A neighbour of the ground, for skies and quiet second planes. */
  haze: string;
  /** Draws on the ground. */
  line: string;
  sun: string;
  /** The coolest ink that holds on this ground: water, shade, distance. */
  sea: string;
  /** The warmest ink that holds on this ground: ripe fruit, lips, bricks. */
  ember: string;
  /** Inks that stand out on the ground, shuffled. */
  fills: readonly string[];
}

export const paletteFor = (seed: Seed): Palette => createRandom(`palette ${seed}`).pick(palettes);

export function chooseColours(random: Random, palette: Palette, mood: Mood): Colours {
  const ground = { paper: palette.paper, soft: palette.soft, night: palette.ink, bold: palette.bold }[mood];
  const line = lightness(ground) > 0.62 ? palette.ink : palette.paper;
  const inks = [palette.bold, palette.second, palette.accent, palette.soft, palette.paper, palette.ink];
  const fills = random.shuffle(inks.filter((ink) => difference(ink, ground) > 0.17));
  const suns = [palette.accent, palette.second, palette.paper].filter((ink) => difference(ink, ground) > 0.2);
  const haze =
    mood === 'paper' ? mix(palette.paper, palette.soft, 0.6) : mix(ground, palette.soft, mood === 'soft' ? 0 : 0.22);
  const seas = [palette.bold, palette.second, mix(palette.ink, palette.bold, 0.35)].filter(
    (ink) => difference(ink, ground) > 0.14,
  );
  const sea = seas.reduce((best, ink) => (coolness(ink) > coolness(best) + 0.02 ? ink : best), seas[0] ?? palette.ink);
  const embers = [palette.bold, palette.second, palette.accent].filter((ink) => difference(ink, ground) > 0.14);
  const ember = embers.reduce(
    (best, ink) => (coolness(ink) < coolness(best) ? ink : best),
    embers[0] ?? palette.accent,
  );
  return {
    ...palette,
    mood,
    ground,
    haze: mood === 'soft' ? mix(palette.soft, palette.paper, 0.55) : haze,
    line,
    sun: suns[0] ?? palette.paper,
    sea,
    ember,
    fills,
  };
}
