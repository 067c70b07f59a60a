import { importFaults as text } from '../imports.messages.ts';
import type { RowFaults } from './imports.tables.ts';
import type { Release } from './said.ts';

/** What happens to an article beside its words. */
export type ReleaseAct = { kind: 'publish' | 'schedule'; at: string };

type Planned = { act: ReleaseAct | null; stage?: string; faults: RowFaults; warnings: string[] };
type Existing = { state?: unknown; publishedAt?: unknown; scheduledAt?: unknown } | null;

const stages = new Set(['idea', 'draft', 'ready']);

/** How far a row brings an article. Nothing is taken back from readers by an import. */
export function planRelease(release: Release, existing: Existing, now: Date): Planned {
  const { publishedAt, scheduledAt } = release;
  const state = release.state ?? (publishedAt ? 'published' : undefined);
  const nothing: Planned = { act: null, faults: {}, warnings: [] };
  if (state === undefined) return nothing;
  if (stages.has(state)) {
    return existing?.publishedAt ? { ...nothing, warnings: [text.staysPublished] } : { ...nothing, stage: state };
  }
  const isLater = (at: string | undefined): at is string => at !== undefined && Date.parse(at) > now.getTime();
  const later = state === 'scheduled' ? (scheduledAt ?? publishedAt) : publishedAt;
  if (isLater(later)) {
    return existing?.scheduledAt === later ? nothing : { ...nothing, act: { kind: 'schedule', at: later } };
  }
  if (state === 'scheduled') {
    return existing?.publishedAt ? nothing : { ...nothing, faults: { scheduledAt: text.scheduledInPast } };
  }
  return { ...nothing, act: { kind: 'publish', at: publishedAt ?? now.toISOString() } };
}
