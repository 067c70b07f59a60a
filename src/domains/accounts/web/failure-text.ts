import { CallError } from '#contract/client.ts';
import { secondsToWait } from '#contract/seconds-to-wait.ts';
import type { SurfaceLang } from '#web/ui/ui.messages.ts';
import { tooManyMessages } from '../accounts.messages.ts';

type Texts = { refusals: Readonly<Record<string, string>>; other: string };

/** What to say about a call that did not succeed: the text for its code, how long to wait, or the general one. */
export function failureText(error: unknown, { refusals, other }: Texts, lang: SurfaceLang = 'pt-BR'): string {
  if (!(error instanceof CallError)) return other;
  if (error.status === 429) return tooManyMessages[lang](secondsToWait(error));
  return Object.hasOwn(refusals, error.code) ? (refusals[error.code] ?? other) : other;
}
