import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Call } from './calls.ts';
import type { Answer } from './send.ts';
import { keyOf } from './targets.ts';

export type Fault = { kind: '5xx' | 'off its schema' | 'dead' | 'silent' | 'loose'; what: string };

const envelope = z.strictObject({
  status: z.union([z.literal('success'), z.number()]),
  message: z.string(),
  data: z.unknown(),
});
/** A stack, a path of ours, a query: nothing of the kind is anybody's business. */
const innards = /\n {4}at |node_modules|\/src\/|Failed query|select "|insert into/;
/** How oEmbed, version 1.0, says that it does not speak a format. */
const formatNotOffered = { path: '/oembed', status: 501 };

/** What is wrong with an answer, whatever was asked: nothing, for most. */
export function faultIn(call: Call, answer: Answer, endpoints: ReadonlyMap<string, Endpoint>): Fault | null {
  if (answer.kind === 'dead' || answer.kind === 'silent') return { kind: answer.kind, what: 'no answer' };
  if (answer.kind === 'hung up') return null;
  const { status, headers, text } = answer;
  // A message written by hand may ask for another path than the call it was made from.
  const path = call.raw?.split(' ', 2)[1] ?? call.path;
  const isKnown = status === formatNotOffered.status && path.startsWith(formatNotOffered.path);
  if (status >= 500 && !isKnown) return { kind: '5xx', what: `${status} ${text.slice(0, 200)}` };
  const loose = looseEnd(answer);
  if (loose) return { kind: 'loose', what: loose };
  if (call.raw !== undefined || call.method === 'HEAD' || call.method === 'OPTIONS' || status === 304 || status === 204)
    return null;
  const isJson = headers['content-type']?.startsWith('application/json');
  const endpoint = endpoints.get(keyOf({ method: call.method, url: call.target.url }));
  const isCall = endpoint !== undefined && call.target.kind === 'endpoint' && call.path.startsWith('/api/v1/');
  if (!isCall && !(isJson && status >= 400)) return null;
  const off = offSchema(answer, isCall ? endpoint : undefined);
  return off ? { kind: 'off its schema', what: `${off}: ${text.slice(0, 200)}` } : null;
}

type Given = Extract<Answer, { kind: 'answer' }>;

function looseEnd({ headers, text, status }: Given): string | null {
  if (innards.test(text) && !headers['content-type']?.includes('text/html'))
    return `innards are shown: ${text.slice(0, 300)}`;
  if (status !== 204 && !headers['content-security-policy']) return 'no content security policy';
  if (headers['x-content-type-options'] !== 'nosniff') return 'no nosniff';
  if (/^(?:[a-z]+:)?[/\\]{2}(?:[^/]*@)?evil\.example/i.test(headers.location ?? ''))
    return `sends visitors to ${headers.location}`;
  if (headers['set-cookie']?.includes('evil=')) return 'sets a cookie that a stranger wrote';
  return null;
}

function offSchema({ status, text }: Given, endpoint: Endpoint | undefined): string | null {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return 'not JSON';
  }
  const shape = envelope.safeParse(body);
  if (!shape.success) return 'no envelope';
  const { status: said, message, data } = shape.data;
  if (said !== (status === 200 ? 'success' : status)) return 'two statuses';
  if (said !== 'success') return message.length > 3 ? null : 'no reason given';
  if (!endpoint) return null;
  const parsed = endpoint.data.safeParse(data);
  if (!parsed.success) return parsed.error.message;
  return isDeepStrictEqual(parsed.data, data) ? null : 'more than the contract names';
}
