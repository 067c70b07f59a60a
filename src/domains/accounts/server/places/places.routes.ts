import { type Implementation, implement } from '#server/api/implement.ts';
import { getCitiesByState, getStates } from '../../accounts.contract.ts';
import { citiesOf, type State, states } from './places.ts';

type StateName = Pick<State, 'stateId' | 'stateName'>;
const stateNames = Object.freeze(states.map(({ stateId, stateName }) => ({ stateId, stateName }))) as StateName[];

/** Frozen answers: they are written out once and are the same for everybody. */
export function placesRoutes(): Implementation[] {
  return [
    implement(getStates, () => stateNames),
    implement(getCitiesByState, ({ params }) => citiesOf(params.stateId)),
  ];
}
