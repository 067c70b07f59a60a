import { gt, lte } from 'drizzle-orm';
import { stationDay } from '#domains/site/server/site.read.ts';
import { type StaffContext, type StaffResource, staffResource } from '#server/desk/implement-resource.ts';
import { tableStore } from '#server/desk/table-store.ts';
import { sentencesResource } from '../sentences.resource.ts';
import { daySentences } from './home.tables.ts';

export function sentencesStaff(context: StaffContext): StaffResource {
  return staffResource(
    context,
    sentencesResource,
    tableStore(sentencesResource, {
      table: daySentences,
      search: [daySentences.text, daySentences.author],
      where: {
        when: (when: 'coming' | 'shown') => {
          const today = stationDay(new Date(context.clock.now()));
          return when === 'coming' ? gt(daySentences.day, today) : lte(daySentences.day, today);
        },
      },
      cacheTags: async () => ['sentence'],
    }),
  );
}
