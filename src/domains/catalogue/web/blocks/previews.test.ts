import { beforeEach, expect, test } from 'vitest';
import { createFakeAudio, type FakeAudio } from '#engines/player/fake-audio.test-helper.ts';
import { createOtherMedia } from '#engines/player/other-media.ts';
import { createFakeClock, type FakeClock } from '#kit/clock.ts';
import { createPreviews, type PreviewAudio, type Previews, type PreviewView } from './previews.ts';

let clock: FakeClock;
let audio: FakeAudio;
let radio: string[];
let shown: PreviewView;
let failures: number;
let spot: string | null;
let ear: ReturnType<typeof createOtherMedia>;
let previews: Previews;

const carta = { id: 'carta', src: '/carta.mp3' };
const marea = { id: 'marea', src: '/marea.mp3' };

beforeEach(() => {
  clock = createFakeClock();
  audio = createFakeAudio(clock);
  radio = [];
  shown = null;
  failures = 0;
  spot = '/spot.mp3';
  ear = createOtherMedia(({ kind }) => radio.push(kind));
  previews = createPreviews({
    audio: audio as PreviewAudio,
    clock,
    beginOtherMedia: (stopIt) => ear.begin(stopIt),
    findSpot: async () => spot,
    show: (view) => {
      shown = view;
    },
    onFailure: () => {
      failures += 1;
    },
  });
});

const listen = async (seconds: number) => clock.advanceAsync(seconds * 1_000);

test('[PREVIEW-02] [PREVIEW-03] a preview sounds for thirty seconds, then the house spot, then the radio comes back', async () => {
  previews.toggle(carta);
  expect(shown).toEqual({ id: 'carta', phase: 'loading' });
  expect(radio).toEqual(['OtherMediaStarted']);
  await listen(1);
  expect([shown, audio.src, audio.isMoving]).toEqual([{ id: 'carta', phase: 'playing' }, '/carta.mp3', true]);
  await listen(29);
  expect([shown?.phase, audio.src]).toEqual(['playing', '/carta.mp3']);
  await listen(0.5);
  expect([shown, audio.src]).toEqual([{ id: 'carta', phase: 'spot' }, '/spot.mp3']);
  await listen(20);
  expect(radio).toEqual(['OtherMediaStarted']);
  audio.happen('ended');
  expect(shown).toBeNull();
  expect(radio).toEqual(['OtherMediaStarted', 'OtherMediaEnded']);
  expect(clock.pending()).toBe(0);
});

test('a piece that is shorter than thirty seconds goes over to the spot when it ends', async () => {
  previews.toggle(carta);
  await listen(12);
  audio.happen('ended');
  await listen(0.3);
  expect([shown?.phase, audio.src]).toEqual(['spot', '/spot.mp3']);
  await listen(60);
  expect(shown?.phase).toBe('spot');
});

test('[PREVIEW-04] a second click stops it, and neither the thirty seconds nor the spot come any more', async () => {
  previews.toggle(carta);
  await listen(10);
  previews.toggle(carta);
  expect([shown, audio.paused]).toEqual([null, true]);
  expect(radio).toEqual(['OtherMediaStarted', 'OtherMediaPaused']);
  expect(clock.pending()).toBe(0);
  await listen(60);
  expect([shown, audio.src, audio.paused]).toEqual([null, '/carta.mp3', true]);
});

test('a second click stops the spot too, and a click before any sound stops the waiting', async () => {
  previews.toggle(carta);
  await listen(31);
  expect(shown?.phase).toBe('spot');
  previews.toggle(carta);
  expect([shown, audio.paused]).toEqual([null, true]);
  previews.toggle(marea);
  previews.toggle(marea);
  await listen(40);
  expect([shown, audio.paused, failures]).toEqual([null, true, 0]);
});

test('a third click begins anew with its own thirty seconds', async () => {
  previews.toggle(carta);
  await listen(25);
  previews.toggle(carta);
  previews.toggle(carta);
  await listen(29);
  expect(shown?.phase).toBe('playing');
  await listen(2);
  expect(shown?.phase).toBe('spot');
});

test('[PREVIEW-05] another preview takes the place of the first: one sounds, the radio does not come back in between', async () => {
  previews.toggle(carta);
  await listen(20);
  previews.toggle(marea);
  expect(shown).toEqual({ id: 'marea', phase: 'loading' });
  expect(radio).not.toContain('OtherMediaEnded');
  expect(radio).not.toContain('OtherMediaPaused');
  await listen(15);
  expect([shown, audio.src]).toEqual([{ id: 'marea', phase: 'playing' }, '/marea.mp3']);
  await listen(14);
  expect(shown?.phase).toBe('playing');
  await listen(2);
  expect(shown).toEqual({ id: 'marea', phase: 'spot' });
});

test('another preview during the spot of the first silences the spot', async () => {
  previews.toggle(carta);
  await listen(31);
  previews.toggle(marea);
  await listen(5);
  expect([shown, audio.src]).toEqual([{ id: 'marea', phase: 'playing' }, '/marea.mp3']);
});

test('the radio that is started by hand silences the preview and what would follow it', async () => {
  previews.toggle(carta);
  await listen(5);
  ear.stop();
  expect([shown, audio.paused, clock.pending()]).toEqual([null, true, 0]);
  await listen(60);
  expect(audio.src).toBe('/carta.mp3');
  expect(radio).toEqual(['OtherMediaStarted']);
});

test('a button that goes away takes its sound along and gives the radio back; another song’s button does not', async () => {
  previews.toggle(carta);
  await listen(5);
  previews.close('marea');
  expect(shown?.id).toBe('carta');
  previews.close('carta');
  expect([shown, audio.paused]).toEqual([null, true]);
  expect(radio).toEqual(['OtherMediaStarted', 'OtherMediaEnded']);
});

test('without a spot the radio comes back after the thirty seconds', async () => {
  spot = null;
  previews.toggle(carta);
  await listen(31);
  expect(shown).toBeNull();
  expect(radio).toEqual(['OtherMediaStarted', 'OtherMediaEnded']);
});

test('a song that cannot be had is told of, a spot that cannot be had is not', async () => {
  audio.fate = 'fails';
  previews.toggle(carta);
  await listen(1);
  expect([shown, failures]).toEqual([null, 1]);
  expect(radio).toEqual(['OtherMediaStarted', 'OtherMediaEnded']);
  audio.fate = 'works';
  previews.toggle(marea);
  await listen(5);
  audio.fate = 'fails';
  await listen(30);
  expect([shown, failures]).toEqual([null, 1]);
  expect(radio.at(-1)).toBe('OtherMediaEnded');
});
