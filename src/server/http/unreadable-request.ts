import { failure } from '#contract/envelope.ts';

const answers: Record<string, [status: number, reason: string, message: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'Request Header Fields Too Large', 'headers: too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'Request Timeout', 'request: too slow'],
};

/** What Node could not read as HTTP never becomes a request: its answer is written by hand, like any other in headers and envelope. */
export function unreadableAnswer(code: string | undefined, headers: Record<string, string>): string {
  const [status, reason, message] = answers[code ?? ''] ?? [400, 'Bad Request', 'request: malformed'];
  const body = JSON.stringify(failure(status, message));
  const lines = Object.entries({
    ...headers,
    connection: 'close',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(body.length),
  });
  return `HTTP/1.1 ${status} ${reason}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}
