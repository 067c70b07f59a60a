import { expect, test } from 'vitest';
import { afterMove, dayAtOf, isMovable, mayStandIn, type PlannedStory, wayBack } from './planned-story.ts';

const hour = '2031-05-06T06:30:00.000Z';
const earlier = '2026-05-06T06:30:00.000Z';
const now = Date.parse('2027-01-01T00:00:00.000Z');
const draft: PlannedStory = {
  id: 1,
  version: 3,
  title: 'Il faro spento',
  state: 'draft',
  stage: 'draft',
  categoryName: 'Musica',
  journalistName: '',
  publishedAt: null,
  scheduledAt: null,
  plannedAt: earlier,
};
const scheduled: PlannedStory = { ...draft, state: 'scheduled', scheduledAt: hour };

test('a move is shown before the server has answered', () => {
  expect(afterMove(draft, undefined)).toBe(draft);
  expect(afterMove(draft, { kind: 'schedule', at: hour })).toEqual(scheduled);
  expect(afterMove(scheduled, { kind: 'publish' })).toMatchObject({ state: 'published', scheduledAt: null });
  const idea = afterMove(scheduled, { kind: 'stage', stage: 'idea', plannedAt: null });
  expect([idea.state, idea.stage, dayAtOf(idea)]).toEqual(['idea', 'idea', null]);
});

test('every move but the one to the readers has a way back, while its hour is to come', () => {
  const toIdea = { kind: 'stage', stage: 'idea', plannedAt: null } as const;
  expect(wayBack(draft, toIdea, now)).toEqual({ kind: 'stage', stage: 'draft', plannedAt: earlier });
  expect(wayBack(scheduled, toIdea, now)).toEqual({ kind: 'schedule', at: hour });
  expect(wayBack({ ...scheduled, scheduledAt: earlier }, toIdea, now)).toBeNull();
  expect(wayBack(draft, { kind: 'publish' }, now)).toBeNull();
});

test('what readers have already does not become a draft again', () => {
  const changed = { ...scheduled, publishedAt: earlier };
  expect([mayStandIn(changed, 'draft'), mayStandIn(changed, 'scheduled'), mayStandIn(changed, 'published')]).toEqual([
    false,
    true,
    true,
  ]);
  expect(mayStandIn(draft, 'idea')).toBe(true);
  expect([isMovable(changed), isMovable({ ...changed, state: 'published' })]).toEqual([true, false]);
});
