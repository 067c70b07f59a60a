import { readFileSync } from 'node:fs';
import type { Country } from '../../country.rules.ts';

export type City = { cityId: number; cityName: string };
export type State = { country: Country; stateId: number; stateName: string; code?: string; cities: City[] };

const byName = new Intl.Collator('pt-BR').compare;

/** Brazil first, then Italy; states and cities by name. */
export const states: readonly State[] = [...readCountry('BR', 'brazil.tsv'), ...readCountry('IT', 'italy.tsv')];

const statesById = new Map(states.map((state) => [state.stateId, state]));
const stateOfCity = new Map(states.flatMap(({ stateId, cities }) => cities.map(({ cityId }) => [cityId, stateId])));

const noCities = Object.freeze<City[]>([]) as City[];

/** An unknown state has none. */
export function citiesOf(stateId: number): City[] {
  return statesById.get(stateId)?.cities ?? noCities;
}

export function isStateOf(stateId: number, country: Country): boolean {
  return statesById.get(stateId)?.country === country;
}

export function isCityOfState(cityId: number, stateId: number): boolean {
  return stateOfCity.get(cityId) === stateId;
}

/** The ids of a place by its name and its state: the two letters of a Brazilian one, the name of an Italian region. */
export function findCity(stateCode: string, cityName: string): { stateId: number; cityId: number } | undefined {
  const state = states.find(({ code, stateName }) => (code ?? stateName) === stateCode);
  const city = state?.cities.find((one) => one.cityName === cityName);
  return state && city && { stateId: state.stateId, cityId: city.cityId };
}

function readCountry(country: Country, file: string): State[] {
  const blocks = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n');
  return blocks.map((block) => readState(country, block)).sort((a, b) => byName(a.stateName, b.stateName));
}

function readState(country: Country, block: string): State {
  const [head = [], ...rest] = block.split('\n').map((line) => line.split('\t'));
  const [id, stateName = '', code] = head;
  const cities = rest.map(([cityId, cityName = '']) => ({ cityId: Number(cityId), cityName }));
  cities.sort((a, b) => byName(a.cityName, b.cityName));
  return { country, stateId: Number(id), stateName, code, cities: Object.freeze(cities) as City[] };
}
