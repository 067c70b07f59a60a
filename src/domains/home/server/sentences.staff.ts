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
      cacheTags: async () => ['sentence'],
    }),
  );
}
