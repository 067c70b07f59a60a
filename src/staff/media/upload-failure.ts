import { CallError } from '#contract/client.ts';
import { mediaMessages } from './media.messages.ts';

const text = mediaMessages.failures;

/** Why a file was not taken, in words that say what to do. */
export function uploadFailure(error: unknown): string {
  if (!(error instanceof CallError)) return text.other;
  const refused = /^file refused: (.+)$/.exec(error.code)?.[1];
  if (refused) return text.refused[refused] ?? text.other;
  if (error.status === 409) return error.code === 'newer version exists' ? text.newer : text.twice;
  return text.byStatus[error.status] ?? text.other;
}
