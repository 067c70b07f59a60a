import type { Article } from '../article/article.ts';

/** An article as the list calls give it. */
export type PlannedStory = Pick<
  Article,
  | 'id'
  | 'version'
  | 'title'
  | 'state'
  | 'stage'
  | 'categoryName'
  | 'journalistName'
  | 'publishedAt'
  | 'scheduledAt'
  | 'plannedAt'
>;
export type State = PlannedStory['state'];
type Stage = PlannedStory['stage'];

/** Where a story goes: to a stage of the work, to an hour of its own, or to the readers. */
export type Move =
  | { kind: 'stage'; stage: Stage; plannedAt: string | null }
  | { kind: 'schedule'; at: string }
  | { kind: 'publish' };

/** Where it stands in the calendar. */
export function dayAtOf({ scheduledAt, publishedAt, plannedAt }: PlannedStory): string | null {
  return scheduledAt ?? publishedAt ?? plannedAt;
}

/** What is out already moves only by being taken back, which is done on its own page. */
export function isMovable({ state }: PlannedStory): boolean {
  return state !== 'published';
}

/** What readers have already, with changes still to come out, is no longer an idea or a draft. */
export function mayStandIn({ publishedAt }: PlannedStory, state: State): boolean {
  return publishedAt === null || state === 'scheduled' || state === 'published';
}

/** As it will be once the server has carried out the move. */
export function afterMove(story: PlannedStory, to: Move | undefined): PlannedStory {
  if (!to) return story;
  if (to.kind === 'publish') return { ...story, state: 'published', scheduledAt: null };
  if (to.kind === 'schedule') return { ...story, state: 'scheduled', scheduledAt: to.at };
  return { ...story, state: to.stage, stage: to.stage, plannedAt: to.plannedAt, scheduledAt: null };
}

/** The way back from a move; there is none from the readers, nor to an hour that is over. */
export function wayBack(before: PlannedStory, to: Move, nowMs: number): Move | null {
  const { state, stage, scheduledAt, plannedAt } = before;
  if (to.kind === 'publish') return null;
  if (state !== 'scheduled') return { kind: 'stage', stage, plannedAt };
  return scheduledAt && Date.parse(scheduledAt) > nowMs ? { kind: 'schedule', at: scheduledAt } : null;
}
