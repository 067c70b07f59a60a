import { expect, test } from 'vitest';
import { citiesOf, findCity, isCityOfState, isStateOf, states } from './places.ts';

const brazil = states.filter(({ stateId }) => stateId < 100);
const italy = states.filter(({ stateId }) => stateId >= 100);
const citiesIn = (country: typeof states) => country.flatMap(({ cities }) => cities);

test('all of Brazil is there: 27 states with 5571 municipalities', () => {
  expect(brazil.map(({ code }) => code).join(' ')).toBe(
    'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO',
  );
  expect(citiesIn(brazil)).toHaveLength(5571);
  expect(Object.fromEntries(brazil.map(({ code, cities }) => [code, cities.length]))).toMatchObject({
    ...{ DF: 1, RR: 15, AP: 16, AC: 22, RO: 52, RJ: 92, MT: 142, SC: 295, BA: 417, RS: 497, SP: 645, MG: 853 },
  });
});

test('all of Italy is there: 20 regions with 110 provinces, eight of them in Sardinia', () => {
  expect(italy).toHaveLength(20);
  expect(citiesIn(italy)).toHaveLength(110);
  expect(citiesOf(1020).map(({ cityName }) => cityName)).toContain('Gallura Nord-Est Sardegna');
  expect(citiesOf(1020)).toHaveLength(8);
});

/** Municipalities whose check digit is wrong in the official list itself. */
const wrongInTheOfficialList = [2201919, 2201988, 2202251, 2611533, 3117836, 3152131, 4305871, 5203939, 5203962];

test('a municipality has the IBGE code of its state, and its check digit', () => {
  const wrong: number[] = [];
  for (const { stateId, cities } of brazil) {
    for (const { cityId } of cities) {
      expect(Math.floor(cityId / 100_000)).toBe(stateId);
      if (checkDigit(cityId) !== cityId % 10) wrong.push(cityId);
    }
  }
  expect(wrong.sort()).toEqual(wrongInTheOfficialList);
});

function checkDigit(cityId: number): number {
  const digits = [...String(cityId).slice(0, 6)].map(Number);
  const sum = digits
    .map((digit, at) => digit * (1 + (at % 2)))
    .reduce((all, one) => all + (one > 9 ? one - 9 : one), 0);
  return (10 - (sum % 10)) % 10;
}

test('no id stands twice, and no name twice in a state', () => {
  const all = citiesIn(states);
  expect(new Set(all.map(({ cityId }) => cityId)).size).toBe(all.length);
  expect(new Set(states.map(({ stateId }) => stateId)).size).toBe(states.length);
  for (const { cities } of states) expect(new Set(cities.map(({ cityName }) => cityName)).size).toBe(cities.length);
});

test('every name is whole: letters with their accents, in one normal form, no spaces around', () => {
  for (const { cityName } of citiesIn(states)) {
    expect(cityName).toMatch(/^\p{Lu}[\p{L}'’ -]+\p{L}$/u);
    expect(cityName).toBe(cityName.normalize('NFC'));
  }
});

test('Brazil comes first, then Italy by its name; an accent does not move a place to the end', () => {
  const names = states.map(({ stateName }) => stateName);
  expect(names.slice(0, 3)).toEqual(['Acre', 'Alagoas', 'Amapá']);
  expect(names.slice(26, 29)).toEqual(['Tocantins', 'Abruzzo', 'Basilicata']);
  const saoPaulo = citiesOf(35).map(({ cityName }) => cityName);
  expect(saoPaulo.slice(0, 4)).toEqual(['Adamantina', 'Adolfo', 'Aguaí', 'Águas da Prata']);
});

test('a city belongs to one state only, and an unknown state has none', () => {
  expect(isCityOfState(3550308, 35)).toBe(true);
  expect(isCityOfState(3550308, 33)).toBe(false);
  expect(isCityOfState(1, 35)).toBe(false);
  expect(isCityOfState(100101, 1001)).toBe(true);
  expect(isStateOf(1020, 'IT')).toBe(true);
  expect(isStateOf(1020, 'BR')).toBe(false);
  expect(isStateOf(99, 'BR')).toBe(false);
  expect(citiesOf(99)).toEqual([]);
});

test('a city is found by its state’s letters and its name, a province by its region’s', () => {
  expect(findCity('AL', 'Maceió')).toEqual({ stateId: 27, cityId: 2704302 });
  expect(findCity('SP', 'Maceió')).toBeUndefined();
  expect(findCity('Campania', 'Napoli')).toEqual({ stateId: 1015, cityId: expect.any(Number) });
});
