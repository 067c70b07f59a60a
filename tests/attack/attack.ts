import type { Endpoint } from '#contract/endpoint.ts';
import { type Call, makeCall } from './calls.ts';
import { type Fault, faultIn } from './judge.ts';
import { openSessions, type Sessions } from './roles.ts';
import { type Answer, openSender, type Sender } from './send.ts';
import { keyOf, type Target } from './targets.ts';
import { type Item, type Known, learn, nothingKnown } from './valid.ts';

export type Attack = {
  /** Without a slash at the end; on this machine, where nobody but us listens. */
  url: string;
  targets: readonly Target[];
  endpoints: ReadonlyMap<string, Endpoint>;
  seed: number;
  calls: number;
  connections: number;
  /** Only this one, to look at it closely. */
  only?: number;
  /** Brings the accounts back that the calls have signed out, changed or deleted; without it a role that is out signs in again. */
  accounts?: { remember(): Promise<void>; restore(): Promise<void> };
  onProgress?(done: number): void;
};

export type Found = { call: Call; answer: Answer; fault: Fault };
export type Outcome = {
  calls: number;
  byStatus: Map<string, number>;
  /** Endpoints that did what they were asked at least once. */
  done: Set<string>;
  found: Found[];
  last?: Answer;
};

const mostFound = 200;
const callsBetweenRestores = 50;
const itemsOfAList = 8;

/** Calls everything in every role, half of it as nobody in their senses would, and keeps what went wrong. */
export async function attack({
  url,
  targets,
  endpoints,
  seed,
  calls,
  connections,
  only,
  accounts,
  onProgress,
}: Attack): Promise<Outcome> {
  const sender = openSender(url, connections);
  const sessions = await openSessions(url);
  await accounts?.remember();
  const known = await askAround(sender, targets, sessions.tokenOf('administrator'));
  const outcome: Outcome = { calls: 0, byStatus: new Map(), done: new Set(), found: [] };
  let next = only ?? 0;
  const end = only === undefined ? calls : only + 1;

  async function one(): Promise<void> {
    const call = makeCall(next++, seed, targets, known);
    const answer = await sender.send(call, sessions.tokenOf(call.role));
    const fault = faultIn(call, answer, endpoints);
    outcome.calls += 1;
    outcome.last = answer;
    const status = answer.kind === 'answer' ? String(answer.status) : answer.kind;
    outcome.byStatus.set(status, (outcome.byStatus.get(status) ?? 0) + 1);
    if (status === '200' && call.method === call.target.method) outcome.done.add(keyOf(call.target));
    if (fault) outcome.found.push({ call, answer, fault });
    if (outcome.calls % 1_000 === 0) onProgress?.(outcome.calls);
    if (!accounts) await keepSignedIn(call, answer, sessions);
    else if (outcome.calls % callsBetweenRestores === 0) await accounts.restore();
  }

  async function caller(): Promise<void> {
    while (next < end && outcome.found.length < mostFound && outcome.found.at(-1)?.fault.kind !== 'dead') await one();
  }

  await Promise.all(Array.from({ length: only === undefined ? connections : 1 }, caller));
  sender.close();
  return outcome;
}

async function keepSignedIn({ role, target }: Call, answer: Answer, sessions: Sessions): Promise<void> {
  const isOut = answer.kind === 'answer' && answer.headers['set-cookie']?.includes('auth_jwt=;');
  if (isOut && target.access !== undefined) await sessions.renew(role);
}

/** Reads what the station and its desk say of themselves, one by one, so that honest calls ask for what there is. */
async function askAround(sender: Sender, targets: readonly Target[], token: string | undefined): Promise<Known> {
  const known = nothingKnown();
  const read = async (target: Target, path: string): Promise<unknown> => {
    const call = { ...makeCall(0, 0, [target], known), path, body: undefined };
    const answer = await sender.send(call, target.access === 'public' ? undefined : token);
    if (answer.kind !== 'answer' || answer.status !== 200) return undefined;
    try {
      const { data } = JSON.parse(answer.text) as { data: unknown };
      learn(known, data);
      return data;
    } catch {
      // What is no JSON is judged when its turn comes.
      return undefined;
    }
  };
  const readable = targets.filter(({ kind, method }) => kind === 'endpoint' && method === 'GET');
  for (const target of readable) {
    const path = target.url.replace(/:(\w+)/g, (_, name: string) => guess(name, known));
    const data = await read(target, path);
    const whole = readable.find(({ url }) => url === `${target.url}/:id`);
    if (!whole) continue;
    const found: Item[] = [];
    for (const id of idsIn(data).slice(0, itemsOfAList)) {
      const item = await read(whole, `${target.url}/${id}`);
      if (item) found.push(item as Item);
    }
    if (found.length > 0) known.items.set(target.url, found);
  }
  return known;
}

function idsIn(list: unknown): number[] {
  const { items } = (list ?? {}) as { items?: Item[] };
  return Array.isArray(items) ? items.map(({ id }) => id).filter((id) => typeof id === 'number') : [];
}

function guess(name: string, { values }: Known): string {
  if (name === 'count') return '10';
  return encodeURIComponent(String(values.get(name)?.[0] ?? values.get('slug')?.[0] ?? 0));
}
