import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getProgramsData } from '../programmes.contract.ts';
import { presentProgramme } from './programmes.present.ts';
import { listProgrammes } from './programmes.store.ts';

export function programmesRoutes({ db }: Pick<Room, 'db'>): Implementation[] {
  return [
    implement(getProgramsData, async ({ tag }) => {
      tag('programmes');
      return (await listProgrammes(db)).map(presentProgramme);
    }),
  ];
}
