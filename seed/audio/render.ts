import { createRandom, type Random, seedFrom } from './random.ts';
import { bassNotes, chordNotes, type Note } from './score/accompany.ts';
import { drumHits } from './score/beats.ts';
import { type Layout, layOut, type Passage } from './score/layout.ts';
import { lineNotes } from './score/lines.ts';
import type { DrumPart, Part, Piece, SungPart } from './score/piece.ts';
import { framesOf, placeOf } from './score/timing.ts';
import { createDrummer } from './sound/drummer.ts';
import { addEcho } from './sound/echo.ts';
import { applyEffects } from './sound/effects.ts';
import { master } from './sound/master.ts';
import { addBus, type Desk } from './sound/mixer.ts';
import { addRoom } from './sound/room.ts';
import { addSample, createSampler } from './sound/sampler.ts';
import { sing, voices } from './sound/singer.ts';
import { createStereo, fromDecibels, type Stereo, sampleRate } from './sound/stereo.ts';
import { leadIn } from './sound/syllables.ts';

type Studio = { piece: Piece; layout: Layout; desk: Desk; bus: Float32Array };

export function renderPiece(piece: Piece, seed: number): Stereo {
  const mix = mixDown(piece, seed);
  master(mix, Math.min(piece.tail, 2));
  return mix;
}

/** Plays a piece from the first to the last note: parts one after the other, then echo and room. */
function mixDown(piece: Piece, seed: number): Stereo {
  const layout = layOut(piece);
  const frames = framesOf(piece, layout.beats) + Math.round(piece.tail * sampleRate);
  const desk: Desk = { mix: createStereo(frames), room: new Float32Array(frames), echo: new Float32Array(frames) };
  const studio: Studio = { piece, layout, desk, bus: new Float32Array(frames) };
  for (const [name, part] of Object.entries(piece.parts)) {
    const passages = layout.passages.filter(({ plays }) => plays.has(name));
    const random = createRandom(seed ^ seedFrom(name));
    if (part.play === 'drums') playDrums(studio, part, passages, random);
    else playPitched(studio, part, passages, random);
  }
  if (piece.echo) addEcho(desk.mix, desk.echo, framesOf(piece, piece.echo.beats), piece.echo.feedback);
  addRoom(desk.mix, desk.room, piece.room);
  return desk.mix;
}

type PitchedPart = Exclude<Part, DrumPart>;

function playPitched(studio: Studio, part: PitchedPart, passages: Passage[], random: Random): void {
  const { piece, bus } = studio;
  const notes = notesOf(studio, part, passages);
  bus.fill(0);
  if (part.play === 'sung') singNotes(studio, part, notes, random);
  else {
    const sample = createSampler(part.by);
    const legato = part.play === 'line' ? (part.legato ?? 0.93) : 0.96;
    for (const note of notes) {
      const at = placeOf(piece, note, random);
      const hold = Math.round(framesOf(piece, note.length) * legato);
      const velocity = note.velocity * (0.9 + 0.2 * random());
      addSample(bus, sample(note.midi, hold, velocity), at, hold, velocity);
    }
  }
  const { gain, pan = 0, room = 0.2, echo = 0, width = 0 } = part;
  const channel = { gain: fromDecibels(gain), pan, room, echo, width };
  for (const { from, until } of soundingSpans(studio, passages)) {
    const sounding = bus.subarray(from, until);
    if (part.effects) applyEffects(sounding, part.effects, framesOf(piece, 1));
    addBus(studio.desk, sounding, from, channel);
  }
}

function notesOf({ piece, layout }: Studio, part: PitchedPart, passages: Passage[]): Note[] {
  switch (part.play) {
    case 'line':
    case 'sung':
      return lineNotes(part, passages, layout, piece);
    case 'chords':
      return chordNotes(part, passages, layout, piece.beatsPerBar);
    case 'bass':
      return bassNotes(part, passages, layout, piece.beatsPerBar);
  }
}

function singNotes({ piece, bus }: Studio, part: SungPart, notes: Note[], random: Random): void {
  const sung = notes.map((note) => {
    const syllable = note.syllable ?? 'la';
    return {
      // Singers put the vowel on the beat, so the consonant comes before it.
      at: Math.max(0, placeOf(piece, note, random) - leadIn(syllable)),
      hold: Math.round(framesOf(piece, note.length) * 0.96),
      midi: note.midi,
      velocity: note.velocity,
      syllable,
    };
  });
  sing(bus, sung, voices[part.by], random);
}

function playDrums({ piece, desk }: Studio, part: DrumPart, passages: Passage[], random: Random): void {
  const strike = createDrummer(desk, part.room ?? 0.1, random);
  const level = fromDecibels(part.gain);
  for (const hit of drumHits(part, passages, piece.beatsPerBar)) {
    strike(hit.drum, placeOf(piece, hit, random), level * hit.velocity * (0.9 + 0.2 * random()));
  }
}

const ringSeconds = 4.2;

/**
 * The stretches where a part can be heard, its last notes included; the silence between them is not worth computing.
 * They begin on a beat, since effects that move with the beat count from there.
 */
function soundingSpans({ piece, bus }: Studio, passages: Passage[]): { from: number; until: number }[] {
  const spans: { from: number; until: number }[] = [];
  for (const passage of passages) {
    const from = framesOf(piece, Math.max(0, passage.at - 1));
    const end = framesOf(piece, passage.at + passage.bars * piece.beatsPerBar) + ringSeconds * sampleRate;
    const until = Math.min(bus.length, Math.round(end));
    const last = spans.at(-1);
    if (last && last.until >= from) last.until = until;
    else spans.push({ from, until });
  }
  return spans;
}
