import { expect, test } from 'vitest';
import { createSingleFlight } from './single-flight.ts';

test('everybody who asks for the same page at once waits for one rendering', async () => {
  const flights = createSingleFlight<string, number>();
  let renderings = 0;
  const render = async () => ++renderings;
  expect(await Promise.all([flights.run('/', render), flights.run('/', render)])).toEqual([1, 1]);
  expect(await flights.run('/', render)).toBe(2);
});

test('different pages do not wait for each other', async () => {
  const flights = createSingleFlight<string, string>();
  void flights.run('/slow', () => new Promise(() => {}));
  expect(await flights.run('/', () => 'home')).toBe('home');
});

test('a failure reaches everybody who waits, and the next one tries again', async () => {
  const flights = createSingleFlight<string, string>();
  const fail = () => {
    throw new Error('no database');
  };
  const outcomes = await Promise.allSettled([flights.run('/', fail), flights.run('/', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await flights.run('/', () => 'home')).toBe('home');
});

test('who asks after a change does not get the rendering begun before it', async () => {
  const flights = createSingleFlight<string, string>();
  let finishOld = (_page: string) => {};
  const old = flights.run('/', () => new Promise<string>((resolve) => (finishOld = resolve)));
  flights.forget('/');
  let finishNew = (_page: string) => {};
  const fresh = flights.run('/', () => new Promise<string>((resolve) => (finishNew = resolve)));
  finishOld('old');
  expect(await old).toBe('old');
  const joined = flights.run('/', () => 'a third');
  finishNew('new');
  expect(await Promise.all([fresh, joined])).toEqual(['new', 'new']);
});
