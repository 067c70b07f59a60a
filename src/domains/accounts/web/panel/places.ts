import { api } from '#web/api.ts';
import { getCitiesByState, getStates } from '../../accounts.contract.ts';
import type { Country } from '../../country.rules.ts';

type Option = { value: string; label: string };

const kept = new Map<string, Promise<readonly Option[]>>();

/** States and cities do not change while a page is open: each list is fetched once, unless it did not come. */
function once(name: string, load: () => Promise<readonly Option[]>): Promise<readonly Option[]> {
  const before = kept.get(name);
  if (before) return before;
  const loading = load();
  kept.set(name, loading);
  loading.catch(() => kept.delete(name));
  return loading;
}

export function loadStates(country: Country): Promise<readonly Option[]> {
  return once(`states of ${country}`, async () =>
    (await api.call(getStates, { query: { country } })).map(({ stateId, stateName }) => ({
      value: String(stateId),
      label: stateName,
    })),
  );
}

export function loadCities(stateId: number): Promise<readonly Option[]> {
  return once(`cities of ${stateId}`, async () =>
    (await api.call(getCitiesByState, { params: { stateId } })).map(({ cityId, cityName }) => ({
      value: String(cityId),
      label: cityName,
    })),
  );
}
