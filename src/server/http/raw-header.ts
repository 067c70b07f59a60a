import type { IncomingMessage } from 'node:http';

/**
 * One header as it was sent, its name in small letters. Node makes an object of all headers once one of them is asked for; an
 * answer that lies ready needs one or two, and would spend a twentieth of its time on the others.
 */
export function rawHeader({ rawHeaders }: IncomingMessage, name: string): string | undefined {
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const sent = rawHeaders[at];
    if (sent?.length === name.length && sent.toLowerCase() === name) return rawHeaders[at + 1];
  }
  return undefined;
}
