import { emptyRecommendation, type Recommendation, recommendationFields } from '../recommendations.rules.ts';

const draftKey = 'draft';

/** What is told so far, and how many fields of it are confirmed. */
export type Draft = { told: Recommendation; confirmed: number };

export const emptyDraft: Draft = { told: emptyRecommendation, confirmed: 0 };
/** The last field is confirmed by sending. */
export const lastStep = recommendationFields.length - 1;

/** What this browser was never able to send. Storage may be forbidden or hold anything: then the form is empty. */
export function readDraft(): Draft {
  try {
    const kept: Record<string, unknown> = JSON.parse(localStorage.getItem(draftKey) ?? '{}');
    const told = recommendationFields.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : '']);
    const confirmed = Math.min(Math.max(Math.trunc(Number(kept.confirmed)) || 0, 0), lastStep);
    return { told: Object.fromEntries(told), confirmed };
  } catch {
    return emptyDraft;
  }
}

export function keepDraft({ told, confirmed }: Draft): void {
  write(() => localStorage.setItem(draftKey, JSON.stringify({ ...told, confirmed })));
}

export function clearDraft(): void {
  write(() => localStorage.removeItem(draftKey));
}

function write(change: () => void): void {
  try {
    change();
  } catch {
    // The draft then lives as long as the page.
  }
}
