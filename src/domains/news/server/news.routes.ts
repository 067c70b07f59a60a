import { type Implementation, implement } from '#server/api/implement.ts';
import type { Room } from '#server/room.ts';
import { standing } from '#server/standing.ts';
import { getCategories } from '../news.contract.ts';
import { listCategories } from './news.store.ts';

export function newsRoutes({ db, events }: Pick<Room, 'db' | 'events'>): Implementation[] {
  const categories = standing(events, ['news-categories'], () => listCategories(db));
  return [
    implement(getCategories, ({ tag }) => {
      tag('news-categories');
      return categories();
    }),
  ];
}
