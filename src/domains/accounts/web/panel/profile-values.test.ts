import { expect, test } from 'vitest';
import { listenerWith } from '#web/profile/listener.test-helper.ts';
import { changesOf, edited } from './profile-values.ts';

const user = listenerWith({ name: 'Ana', stateId: 35, cityId: 3550308 });

test('only what differs from the saved profile is a change, without the spaces around it', () => {
  expect(changesOf(user, { name: ' Ana ', lastName: '  Sá ', newsletter: false, stateId: 35 })).toEqual({
    lastName: 'Sá',
  });
  expect(changesOf(user, {})).toEqual({});
});

test('[PROFILE-12] another state takes the city away, and another city leaves the state alone', () => {
  const moved = edited({ name: 'Bia' }, { stateId: 33 });
  expect(moved).toEqual({ name: 'Bia', stateId: 33, cityId: null });
  expect(edited(moved, { cityId: 3304557 })).toEqual({ name: 'Bia', stateId: 33, cityId: 3304557 });
  expect(changesOf(user, moved)).toEqual({ name: 'Bia', stateId: 33, cityId: null });
});
