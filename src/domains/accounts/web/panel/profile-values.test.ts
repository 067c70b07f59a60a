import { expect, test } from 'vitest';
import { listenerWith } from '#web/profile/listener.test-helper.ts';
import { decodeUser } from '../../accounts.decode.ts';
import { changesOf, edited } from './profile-values.ts';

const user = decodeUser(listenerWith({ name: 'Ana', stateId: 35, cityId: 3550308 }));

test('only what differs from the saved profile is a change, without the spaces around it', () => {
  expect(changesOf(user, { name: ' Ana ', lastName: '  Sá ', newsletter: false, stateId: 35 })).toEqual({
    lastName: 'Sá',
  });
  expect(changesOf(user, {})).toEqual({});
});

test('[PROFILE-12] another state takes the city away, and another city leaves the state alone', () => {
  const moved = edited(user, { name: 'Bia' }, { stateId: 33 });
  expect(moved).toEqual({ name: 'Bia', stateId: 33, cityId: null });
  expect(edited(user, moved, { cityId: 3304557 })).toEqual({ name: 'Bia', stateId: 33, cityId: 3304557 });
  expect(changesOf(user, moved)).toEqual({ name: 'Bia', stateId: 33, cityId: null });
});

test('[COUNTRY-01] another country asks anew for its number, phone, place and postal code; going back finds what is saved', () => {
  const typed = { name: 'Bia', cpf: '529.982.247-25' };
  const moved = edited(user, typed, { country: 'IT' });
  const asked = { cpf: '', phone: '', stateId: null, cityId: null, postalCode: '' };
  expect(moved).toEqual({ name: 'Bia', country: 'IT', ...asked });
  expect(changesOf(user, edited(user, moved, { country: 'BR' }))).toEqual({ name: 'Bia' });
});
