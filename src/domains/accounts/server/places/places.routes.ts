import { type Implementation, implement } from '#server/api/implement.ts';
import { getCitiesByState, getStates } from '../../accounts.contract.ts';
import { countries } from '../../country.rules.ts';
import { citiesOf, states } from './places.ts';

type StateName = { stateId: number; stateName: string };

/** Where both countries stand in one list, the Italian regions say where they are. */
const everywhere = frozen(
  states.map(({ stateId, stateName, country }) => ({
    stateId,
    stateName: country === 'IT' ? `${stateName} (Itália)` : stateName,
  })),
);
const byCountry = new Map(
  countries.map((country) => [
    country,
    frozen(
      states.filter((state) => state.country === country).map(({ stateId, stateName }) => ({ stateId, stateName })),
    ),
  ]),
);

/** Frozen answers: they are written out once and are the same for everybody. */
export function placesRoutes(): Implementation[] {
  return [
    implement(getStates, ({ query }) => (query.country && byCountry.get(query.country)) || everywhere),
    implement(getCitiesByState, ({ params }) => citiesOf(params.stateId)),
  ];
}

function frozen(names: StateName[]): StateName[] {
  return Object.freeze(names) as StateName[];
}
