import { expect, test } from 'vitest';
import { searchResults } from '#domains/search/search.contract.ts';
import { limitAddress } from '#server/limits/limits.ts';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ config: { trustProxy: ['127.0.0.1'] } });

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

/** All but `left` of what an address may search. */
async function spend(address: string, left: number): Promise<void> {
  const { name, limit } = searchResults;
  const count = () => station.context.limits.count(name, limitAddress(address), limit);
  await Promise.all(Array.from({ length: limit.calls - left }, count));
}

test('[LIMIT-02] a page draws from the bucket of the call behind it, and over the limit it answers 429 calmly', async () => {
  await spend('203.0.113.7', 2);
  expect((await station.get('/cerca?q=radio', from('203.0.113.7'))).status).toBe(200);
  expect((await station.get('/api/v1/search/results?q=musica', from('203.0.113.7'))).status).toBe(200);
  const { status, body, response } = await station.get('/cerca?q=canzone', from('203.0.113.7'));
  expect(status).toBe(429);
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(body).toMatch(/<h1[^>]*>Un attimo di pazienza/);
  expect(body).toMatch(/Riprova fra \d+ minuti\./);
  expect(body, 'within the site').toContain('<footer');
  expect((await station.get('/api/v1/search/results?q=musica', from('203.0.113.7'))).status).toBe(429);
});

test('[LIMIT-02] who is over the limit still reads every page that costs nothing, and others search on', async () => {
  await spend('203.0.113.8', 0);
  expect((await station.get('/cerca?q=radio', from('203.0.113.8'))).status).toBe(429);
  expect((await station.get('/cerca', from('203.0.113.8'))).status).toBe(200);
  expect((await station.get('/canzoni?busca=radio', from('203.0.113.8'))).status).toBe(200);
  const other = await station.get('/cerca?q=radio', from('203.0.113.9'));
  expect(other.status).toBe(200);
});

test('[LIMIT-02] a page made for one visitor says nothing of them: it is the same for everybody', async () => {
  const [one, other] = await Promise.all(
    ['198.51.100.21', '2001:db8:77::9'].map((address) => station.get('/cerca?q=estate', from(address))),
  );
  expect(one?.body).toBe(other?.body);
  expect(one?.body).not.toMatch(/198\.51\.100|2001:db8/);
});
