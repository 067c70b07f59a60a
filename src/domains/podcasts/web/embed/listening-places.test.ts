import { expect, test } from 'vitest';
import { createListeningPlaces } from './listening-places.ts';

function storage(text: string | null = null) {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_key: string, value: string) {
      this.text = value;
    },
  };
}

test('[PODFEED-03] position and speed of an episode come back, each episode’s its own', () => {
  const kept = storage();
  createListeningPlaces(kept).keep('uno', { at: 61.7, speed: 1.5 }, 300);
  createListeningPlaces(kept).keep('due', { at: 5, speed: 0.75 }, 300);
  const later = createListeningPlaces(kept);
  expect(later.of('uno')).toEqual({ at: 61, speed: 1.5 });
  expect(later.of('due')).toEqual({ at: 5, speed: 0.75 });
  expect(later.of('tre')).toEqual({ at: 0, speed: 1 });
});

test('an episode that was heard to its last seconds begins anew and keeps its speed', () => {
  const places = createListeningPlaces(storage());
  places.keep('uno', { at: 290, speed: 2 }, 300);
  expect(places.of('uno')).toEqual({ at: 0, speed: 2 });
});

test('two frames of one page do not forget each other’s episode', () => {
  const kept = storage();
  const [left, right] = [createListeningPlaces(kept), createListeningPlaces(kept)];
  left.keep('uno', { at: 10, speed: 1 }, 300);
  right.keep('due', { at: 20, speed: 1 }, 300);
  expect(createListeningPlaces(kept).of('uno').at).toBe(10);
});

test('the fifty latest are kept', () => {
  let now = 0;
  const kept = storage();
  const places = createListeningPlaces(kept, () => ++now);
  for (let episode = 0; episode < 60; episode++) places.keep(`n${episode}`, { at: 1, speed: 1 }, 300);
  expect(Object.keys(JSON.parse(kept.text ?? ''))).toHaveLength(50);
  expect(places.of('n59').at).toBe(1);
  expect(places.of('n0').at).toBe(0);
});

test.each(['', '{', '[]', 'null', '{"uno":null}', '{"uno":{"at":"x"}}'])(
  'a browser that kept %j plays from the start',
  (text) => {
    expect(createListeningPlaces(storage(text)).of('uno')).toEqual({ at: 0, speed: 1 });
  },
);

test('without a store nothing breaks, and the page itself still remembers', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  for (const store of [null, full]) {
    const places = createListeningPlaces(store);
    places.keep('uno', { at: 10, speed: 1 }, 300);
    expect(places.of('uno').at).toBe(10);
  }
});
