import { CallError } from '#contract/client.ts';
import { realClock } from '#kit/clock.ts';
import { panelMessages } from '../../panel.messages.ts';
import { failureText } from '../failure-text.ts';
import { sessionLost } from '../session-end.ts';
import { panelLanguage } from './panel-language.ts';

const address = '/api/v1/profile/downloadData';

/**
 * Answers what went wrong, or null. A plain link would leave it to the browser to say that the line is down or the session
 * over, and it says neither.
 */
export async function downloadData(): Promise<string | null> {
  try {
    const response = await fetch(address, { credentials: 'same-origin' });
    if (!response.ok) throw await refusalOf(response);
    save(await response.blob(), fileNameOf(response));
    return null;
  } catch (error) {
    if (error instanceof CallError && error.status === 401) return sessionLost().then(() => null);
    const lang = panelLanguage();
    return failureText(error, { refusals: {}, other: panelMessages[lang].download.failed }, lang);
  }
}

async function refusalOf(response: Response): Promise<CallError> {
  const { message, data } = await response.json();
  return new CallError(response.status, String(message), data);
}

/** The server names the file after the station and the day. */
function fileNameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'dados.json';
}

const keptMs = 60_000;

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  realClock.setTimeout(() => URL.revokeObjectURL(link.href), keptMs);
}
