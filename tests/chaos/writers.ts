import { setTimeout as pause } from 'node:timers/promises';
import { visitorsMessage } from '#domains/contact/contact-message.test-helper.ts';
import type { Random } from '#kit/random.ts';

/** What was answered with 200: the ids of consents, and the texts of messages that each cause a mail. */
export type Acknowledged = { consents: string[]; messages: string[] };

const longestOutageAllowedMs = 60_000;

type Options = { urls(): string[]; random: Random; people?: number; pauseMs?: number };

/** People who record their consent and write to the station again and again, each time at another process. */
export function startWriters({ urls, random, people = 4, pauseMs = 50 }: Options) {
  const acknowledged: Acknowledged = { consents: [], messages: [] };
  const count = () => acknowledged.consents.length + acknowledged.messages.length;
  let written = 0;
  let isOver = false;

  async function post(path: string, body: unknown) {
    const answer = await fetch(random.pick(urls()) + path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        // Behind a proxy that says where each call comes from: one address would soon meet the limits.
        'x-forwarded-for': `10.${[1, 2, 3].map(() => random.int(0, 255)).join('.')}`,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(15_000),
    });
    return answer.status === 200 ? (await answer.json()).data : undefined;
  }

  async function agree(): Promise<void> {
    const body = { choice: 'accepted', statistics: true, marketing: true, visitHash: 'a'.repeat(32) };
    const kept = await post('/api/v1/consent/record', body);
    if (kept) acknowledged.consents.push(kept.recordId);
  }

  async function write(): Promise<void> {
    const text = `Messaggio numero ${++written}.`;
    const kept = await post('/api/v1/contact/sendMessage', { ...visitorsMessage, text, categoryId: 1 });
    if (kept !== undefined) acknowledged.messages.push(text);
  }

  async function goOn(): Promise<void> {
    for (let turn = 0; !isOver; turn++) {
      // What fails was not acknowledged.
      await (turn % 4 === 3 ? write() : agree()).catch(() => undefined);
      await pause(pauseMs);
    }
  }
  const writing = Promise.all(Array.from({ length: people }, goOn));

  return {
    count,
    async untilNext(): Promise<void> {
      const before = count();
      for (const end = performance.now() + longestOutageAllowedMs; count() < before + people; ) {
        if (performance.now() > end) throw new Error('nobody could write for a minute');
        await pause(20);
      }
    },
    async stop(): Promise<Acknowledged> {
      isOver = true;
      await writing;
      return acknowledged;
    },
  };
}
