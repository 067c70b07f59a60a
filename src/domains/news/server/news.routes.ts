import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { getCategories } from '../news.contract.ts';
import { listCategories } from './news.store.ts';

export function newsRoutes({ db }: Pick<Room, 'db'>): Implementation[] {
  return [
    implement(getCategories, ({ tag }) => {
      tag('news-categories');
      return listCategories(db);
    }),
  ];
}
