import type { DataOf } from '#contract/endpoint.ts';
import type { getProgramsData } from './programmes.contract.ts';

export type Programme = ReturnType<typeof decodeProgramme>;

export function decodeProgramme(wire: DataOf<typeof getProgramsData>[number]) {
  return {
    title: wire.programTitle,
    image: wire.programImage,
    summary: wire.programSummary,
    description: wire.programDescription,
    days: wire.programDays,
    /** 'HH:MM - HH:MM', on the clock of the studio. */
    time: wire.programTime,
    host: wire.programHost,
    weekdays: wire.programWeekdays,
    slug: wire.programSlug,
  };
}
