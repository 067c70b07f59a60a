import { expect, test } from 'vitest';
import type { RecommendationField } from '../recommendations.rules.ts';
import { checked, confirmed, firstSteps, reopened, type Steps, stepsOf, written } from './steps.ts';

const answer = (steps: Steps, field: RecommendationField, text: string) => confirmed(written(steps, field, text));
const upTo = (current: number, told: Partial<Steps['told']> = {}): Steps =>
  stepsOf({
    told: { artistName: 'Vera', songName: 'Notte', link: '', message: '', ...told },
    confirmed: current,
  });

test('[RECOMMEND-03] [RECOMMEND-04] [RECOMMEND-05] each confirmed answer unlocks the next question, an empty link too', () => {
  let steps = answer(firstSteps, 'artistName', 'Vera Montale');
  expect([steps.confirmed, steps.current]).toEqual([1, 1]);
  steps = answer(steps, 'songName', 'Notte chiara');
  expect([steps.confirmed, steps.current]).toEqual([2, 2]);
  steps = answer(steps, 'link', '');
  expect([steps.confirmed, steps.current]).toEqual([3, 3]);
});

test('[RECOMMEND-06] an answer is checked when it is confirmed, and not while it is written', () => {
  const writing = written(firstSteps, 'artistName', 'x'.repeat(51));
  expect(writing.problem).toBeNull();
  const refused = confirmed(writing);
  expect(refused).toMatchObject({ confirmed: 0, current: 0, problem: { field: 'artistName' } });
  expect(written(refused, 'artistName', 'x').problem).toBeNull();
});

test('[RECOMMEND-08] a confirmed answer has lost its blanks', () => {
  expect(answer(firstSteps, 'artistName', '  Vera  ').told.artistName).toBe('Vera');
  expect(answer(firstSteps, 'artistName', '    ').problem?.field).toBe('artistName');
});

test('whoever changes an answer comes back to where they were', () => {
  const changing = reopened(upTo(3), 'artistName');
  expect([changing.current, changing.confirmed]).toEqual([0, 3]);
  expect(answer(changing, 'artistName', 'Le Onde')).toMatchObject({ current: 3, confirmed: 3 });
});

test('[RECOMMEND-07] all answers are checked again before they are sent: a bad one is asked for again', () => {
  const bad = checked(upTo(3, { link: 'x', message: 'Bellissima' }));
  expect(bad).toMatchObject({ current: 2, problem: { field: 'link' } });
  expect(checked(upTo(3)).problem?.field).toBe('message');
  expect(checked(upTo(3, { message: 'Bellissima' })).problem).toBeNull();
});
