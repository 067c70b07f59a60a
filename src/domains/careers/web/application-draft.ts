import { type ApplicationText, applicationFields } from '../careers.rules.ts';

const draftKey = 'careers-draft';

export const emptyApplication = Object.fromEntries(applicationFields.map((field) => [field, ''])) as ApplicationText;

/** What was written in this tab and never sent. Storage may be forbidden or hold anything: then the form is empty. */
export function readDraft(): ApplicationText {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
    const known = applicationFields.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : '']);
    return Object.fromEntries(known);
  } catch {
    return emptyApplication;
  }
}

export function keepDraft(application: ApplicationText | null): void {
  try {
    if (application) sessionStorage.setItem(draftKey, JSON.stringify(application));
    else sessionStorage.removeItem(draftKey);
  } catch {
    // The draft then lives as long as the page.
  }
}
