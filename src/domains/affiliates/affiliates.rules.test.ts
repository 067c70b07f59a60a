import { expect, test } from 'vitest';
import { getAffiliatesData } from './affiliates.contract.ts';
import { decodeBranch, joinFilial, splitFilial, stateOfCep } from './affiliates.decode.ts';
import { defaultState, isOfferedState, offeredStates, phoneAddress } from './affiliates.rules.ts';

const maceio = {
  filial: 'Antena 1 Maceió - 95.3 FM',
  enderecoRua: 'Avenida das Jangadas, 1240, Ponta Verde',
  enderecoCEP: '57035-000/AL',
  email: 'maceio@antena1.example',
  telefone: '(82) 3555-0112',
};

test('[AFFILIATE-01] an affiliate is a filial, a street, a postal code with its state, a mail and a telephone', () => {
  expect(getAffiliatesData.data.parse([{ ...maceio, id: 7 }])).toEqual([maceio]);
  for (const field of Object.keys(maceio)) {
    expect(getAffiliatesData.data.safeParse([{ ...maceio, [field]: undefined }]).success).toBe(false);
  }
  expect(decodeBranch(maceio)).toEqual({
    name: 'Antena 1 Maceió',
    frequency: '95.3 FM',
    street: 'Avenida das Jangadas, 1240, Ponta Verde',
    postalCode: '57035-000',
    state: 'al',
    email: 'maceio@antena1.example',
    phone: '(82) 3555-0112',
  });
});

test.each([
  ['Antena 1 Maceió - 95.3 FM', 'Antena 1 Maceió', '95.3 FM'],
  ['Antena 1 Porto-Velho - 101.9 FM', 'Antena 1 Porto-Velho', '101.9 FM'],
  ['Antena 1 Santos - Litoral - 93.1 FM', 'Antena 1 Santos - Litoral', '93.1 FM'],
  ['Antena 1 Roma', 'Antena 1 Roma', ''],
])('[AFFILIATE-02] %j is a branch and its frequency', (filial, name, frequency) => {
  expect(splitFilial(filial)).toEqual({ name, frequency });
  expect(joinFilial(name, frequency)).toBe(filial);
});

test.each([
  ['57035-000/AL', 'al'],
  ['57035-000 / al ', 'al'],
  ['00193/RM', 'rm'],
  ['57035-000', ''],
  ['', ''],
])('[AFFILIATE-03] the state of %j is %j', (enderecoCEP, state) => {
  expect(stateOfCep(enderecoCEP)).toBe(state);
});

test('a postal code without a state stays whole', () => {
  expect(decodeBranch({ ...maceio, enderecoCEP: '57035-000' })).toMatchObject({ postalCode: '57035-000', state: '' });
});

test('a state is offered or it is not', () => {
  expect(offeredStates).toContain(defaultState);
  expect(isOfferedState('mg')).toBe(true);
  for (const other of ['rm', 'MG', '', null]) expect(isOfferedState(other)).toBe(false);
});

test.each([
  ['(82) 3555-0112', 'tel:+558235550112'],
  ['+39 06 5550 0198', 'tel:+390655500198'],
  [' +39 06 5550 0198', 'tel:+390655500198'],
])('the telephone %j is dialled as %s', (phone, address) => {
  expect(phoneAddress(phone)).toBe(address);
});
