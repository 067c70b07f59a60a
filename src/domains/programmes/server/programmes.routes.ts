import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { cachedUntilTagged } from '#server/cached-until-tagged.ts';
import { getProgramsData } from '../programmes.contract.ts';
import { presentProgramme } from './programmes.present.ts';
import { listProgrammes } from './programmes.store.ts';

export function programmesRoutes({ db, events }: Pick<AppContext, 'db' | 'events'>): Implementation[] {
  const programmes = cachedUntilTagged(events, ['programmes'], async () =>
    (await listProgrammes(db)).map(presentProgramme),
  );

  return [
    implement(getProgramsData, ({ tag }) => {
      tag('programmes');
      return programmes();
    }),
  ];
}
