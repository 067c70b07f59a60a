import type { AnswerOf } from '#contract/endpoint.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import type { getProgramsData } from '../programmes.contract.ts';
import type { Programme } from './programmes.store.ts';

export function presentProgramme(programme: Programme): AnswerOf<typeof getProgramsData>[number] {
  return {
    programTitle: programme.title,
    programImage: programme.image,
    programSummary: programme.summary,
    programDescription: sanitizeHtml(programme.description),
    programDays: programme.days,
    programTime: `${programme.startTime} - ${programme.endTime}`,
    programHost: programme.host,
    programWeekdays: programme.weekdays,
    programSlug: programme.slug,
  };
}
