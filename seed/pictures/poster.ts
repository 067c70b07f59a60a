import { mix } from './colour.ts';
import { eclipse } from './covers/eclipse.ts';
import { horizon } from './covers/horizon.ts';
import { inkOn } from './covers/layout.ts';
import { letter, setTitle } from './lettering.ts';
import { arcs } from './motifs/arcs.ts';
import { circles } from './motifs/circles.ts';
import { film } from './motifs/film.ts';
import { headphones } from './motifs/headphones.ts';
import { heart } from './motifs/heart.ts';
import { instruments } from './motifs/instruments.ts';
import { leaves } from './motifs/leaves.ts';
import { lighthouse } from './motifs/lighthouse.ts';
import { microphone } from './motifs/microphone.ts';
import { newspaper } from './motifs/newspaper.ts';
import { road } from './motifs/road.ts';
import { skyline } from './motifs/skyline.ts';
import { stage } from './motifs/stage.ts';
import { table } from './motifs/table.ts';
import { vinyl } from './motifs/vinyl.ts';
import { waves } from './motifs/waves.ts';
import { paletteFor } from './palette.ts';
import type { Seed } from './random.ts';
import type { Motif } from './scenery.ts';
import { box, group, move, rect, within } from './shapes.ts';
import { createSheet, finishSheet, pasted } from './sheet.ts';

/** What the name of a programme or podcast makes one think of. */
const associations: readonly [RegExp, readonly Motif[]][] = [
  [/matt|buongiorno|sveglia|colazione|manh|bom-dia|caff/, [table, horizon]],
  [/nott|sera|noite|luna|after/, [skyline, eclipse]],
  [/jazz|vinil|retro|oldies|classic|revival|anni|storia/, [vinyl, instruments]],
  [/live|concert|palco|festival|top|hit|classifica|dance/, [stage, circles]],
  [/viagg|mondo|world|estate|mare|weekend/, [waves, lighthouse]],
  [/brasil|samba|bossa|tropic|verde/, [leaves, waves]],
  [/news|notizi|giornal|rassegna|attual/, [newspaper, microphone]],
  [/cinema|film|colonn/, [film]],
  [/amor|cuore|love|lettere/, [heart]],
  [/strada|drive|auto|traffico/, [road, skyline]],
  [/voc|parol|intervist|talk|podcast|radio/, [microphone, headphones]],
];
const usual: readonly Motif[] = [microphone, headphones, vinyl, stage, instruments, circles, arcs];

const motifsFor = (words: string): readonly Motif[] =>
  associations.find(([sign]) => sign.test(words.toLowerCase()))?.[1] ?? usual;

export interface ProgrammePosterOptions {
  seed: Seed;
  slug: string;
  /** Written on the poster when given. */
  title?: string;
}

/** The poster of a programme, 1200 by 600. */
export function drawProgrammePoster({ seed, slug, title }: ProgrammePosterOptions): string {
  const width = 1200;
  const height = 600;
  const sheet = createSheet({ width, height, seed: `programme ${seed} ${slug}`, palette: paletteFor(slug) });
  const motif = sheet.random.pick(motifsFor(slug));
  if (!title) return finishSheet(sheet, motif(sheet));

  const panel = 520;
  const { colours } = sheet;
  const plate =
    colours.fills.find((ink) => ink === colours.bold || ink === colours.ink || ink === colours.paper) ?? colours.ink;
  const text = inkOn(sheet, plate);
  const words = setTitle(title, { x: 56, top: 64, width: panel - 104, height: 360, largest: 96, fill: text, lines: 4 });
  const picture = group(
    move(panel, 0),
    within(sheet, box(0, 0, width - panel, height), motif(pasted(sheet, width - panel, height))),
  );
  const station = letter('Antena 1', {
    x: 56,
    y: height - 56,
    size: 22,
    fill: mix(text, plate, 0.25),
    face: 'sans',
    spacing: 110,
  });
  return finishSheet(sheet, picture + rect(0, 0, panel, height, plate) + words.markup + station);
}

export interface PodcastArtOptions {
  seed: Seed;
  /** Written on the square when given. */
  title?: string;
}

/** The square of a podcast, 1400 by 1400, as the directories ask for. */
export function drawPodcastArt({ seed, title }: PodcastArtOptions): string {
  const side = 1400;
  const sheet = createSheet({ width: side, height: side, seed: `podcast ${seed}`, palette: paletteFor(title ?? seed) });
  const known = title ? motifsFor(title) : usual;
  const motif = sheet.random.pick([...known, microphone, headphones]);
  if (!title) return finishSheet(sheet, motif(sheet));

  const { colours } = sheet;
  const text = inkOn(sheet, colours.ground);
  const words = setTitle(title, { x: 90, top: 96, width: side - 180, height: 360, largest: 200, fill: text, lines: 3 });
  const top = 96 + words.tall + 90;
  const picture = group(
    move(0, top),
    within(sheet, box(0, 0, side, side - top), motif(pasted(sheet, side, side - top))),
  );
  return finishSheet(sheet, rect(0, 0, side, side, colours.ground) + picture + words.markup);
}
