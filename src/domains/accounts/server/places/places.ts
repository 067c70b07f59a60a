import { readFileSync } from 'node:fs';

export type City = { cityId: number; cityName: string };
export type State = { stateId: number; stateName: string; code?: string; cities: City[] };

const byName = new Intl.Collator('pt-BR').compare;

/** Brazil first, then Italy, whose regions say where they are; states and cities by name. */
export const states: readonly State[] = [
  ...readCountry('brazil.tsv'),
  ...readCountry('italy.tsv').map((state) => ({ ...state, stateName: `${state.stateName} (Itália)` })),
];

const statesById = new Map(states.map((state) => [state.stateId, state]));
const stateOfCity = new Map(states.flatMap(({ stateId, cities }) => cities.map(({ cityId }) => [cityId, stateId])));

const noCities = Object.freeze<City[]>([]) as City[];

/** An unknown state has none. */
export function citiesOf(stateId: number): City[] {
  return statesById.get(stateId)?.cities ?? noCities;
}

export function isState(stateId: number): boolean {
  return statesById.has(stateId);
}

export function isCityOfState(cityId: number, stateId: number): boolean {
  return stateOfCity.get(cityId) === stateId;
}

/** The ids of a Brazilian city by the two letters of its state and its name as the IBGE writes it. */
export function findCity(stateCode: string, cityName: string): { stateId: number; cityId: number } | undefined {
  const state = states.find(({ code }) => code === stateCode);
  const city = state?.cities.find((one) => one.cityName === cityName);
  return state && city && { stateId: state.stateId, cityId: city.cityId };
}

function readCountry(file: string): State[] {
  const blocks = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n\n');
  return blocks.map(readState).sort((a, b) => byName(a.stateName, b.stateName));
}

function readState(block: string): State {
  const [head = [], ...rest] = block.split('\n').map((line) => line.split('\t'));
  const [id, stateName = '', code] = head;
  const cities = rest.map(([cityId, cityName = '']) => ({ cityId: Number(cityId), cityName }));
  cities.sort((a, b) => byName(a.cityName, b.cityName));
  return { stateId: Number(id), stateName, code, cities: Object.freeze(cities) as City[] };
}
