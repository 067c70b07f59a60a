import { beforeEach, expect, test, vi } from 'vitest';
import { type Envelope, failure, success } from '#contract/envelope.ts';

const endpoint = { method: 'GET', path: '/api/v1/songs', access: 'public' } as const;
const brokenOff = failure(0, 'network');

let page: EventTarget;
beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
});

/** A call under way, how it ends, and what its caller has heard so far. */
async function callOut() {
  const { attendedTransport } = await import('./attended-transport.ts');
  const { promise, resolve } = Promise.withResolvers<Envelope>();
  const heard: Envelope[] = [];
  const call = attendedTransport(() => promise)(endpoint, { params: {}, query: {}, headers: {}, body: undefined });
  void call.then((answer) => heard.push(answer));
  return {
    heard,
    async end(answer: Envelope) {
      resolve(answer);
      for (let turn = 0; turn < 5; turn++) await promise;
    },
  };
}

const leave = () => page.dispatchEvent(new Event('pagehide'));
const show = () => page.dispatchEvent(new Event('pageshow'));

test('whoever is there is told at once that a call failed', async () => {
  const { heard, end } = await callOut();
  await end(brokenOff);
  expect(heard).toEqual([brokenOff]);
});

test('what is broken off by leaving is told when the page is shown again, and not before', async () => {
  const { heard, end } = await callOut();
  leave();
  await end(brokenOff);
  expect(heard).toEqual([]);
  show();
  await vi.waitFor(() => expect(heard).toEqual([brokenOff]));
});

test('what was answered while the page was being left counts', async () => {
  const { heard, end } = await callOut();
  leave();
  await end(success(1));
  expect(heard).toEqual([success(1)]);
});

test('a page that was shown again hears of every failure', async () => {
  const { heard, end } = await callOut();
  leave();
  show();
  await end(brokenOff);
  expect(heard).toEqual([brokenOff]);
});
