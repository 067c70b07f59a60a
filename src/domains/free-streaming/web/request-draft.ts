import { type FreeStreamingRequest, requestFields } from '../free-streaming.rules.ts';

const draftKey = 'free-streaming-draft';

export const emptyRequest = Object.fromEntries(requestFields.map((field) => [field, ''])) as FreeStreamingRequest;

/** What was written in this tab and never sent. Storage may be forbidden or hold anything: then the form is empty. */
export function readDraft(): FreeStreamingRequest {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const known = requestFields.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : '']);
    return Object.fromEntries(known);
  } catch {
    return emptyRequest;
  }
}

export function keepDraft(request: FreeStreamingRequest | null): void {
  try {
    if (request) sessionStorage.setItem(draftKey, JSON.stringify(request));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // The draft then lives as long as the page.
  }
}
