import { expect, test } from 'vitest';
import { openTestStation } from '../../../tests/test-station.ts';

const station = await openTestStation({ content: 'empty' });
const guarded = await openTestStation({
  connection: station.connection,
  config: { metricsToken: 'a-long-enough-token' },
});

test('[OPS-01] health, readiness and figures are served', async () => {
  expect((await station.get('/healthz')).body).toMatchObject({ status: 'success', message: 'alive' });
  expect((await station.get('/readyz')).body).toMatchObject({ status: 'success', message: 'ready' });
  await station.get('/');
  const { body, response } = await station.get('/metrics');
  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(body).toMatch(/http_requests_total\{route="\/readyz",status="2xx"\} 1/);
  expect(body).toMatch(/page_cache_renders 1/);
  expect(body).toContain('process_cpu_seconds_total');
});

test('[OPS-01] pages from the cache are counted too, by what was answered', async () => {
  const station = await openTestStation({ content: 'empty' });
  const { response } = await station.get('/chi-siamo');
  const etag = response.headers.get('etag') ?? '';
  await station.get('/chi-siamo');
  await station.get('/chi-siamo', { method: 'HEAD' });
  await station.get('/chi-siamo', { headers: { 'if-none-match': etag } });
  for (const _ of ['once', 'and once more']) {
    const { body } = await station.get('/metrics');
    expect(body).toMatch(/http_requests_total\{route="cached page",status="2xx"\} 2/);
    expect(body).toMatch(/http_requests_total\{route="cached page",status="3xx"\} 1/);
  }
});

test('[OPS-01] without its database the station lives but is not ready', async () => {
  const station = await openTestStation({ content: 'empty' });
  await station.context.pool.end();
  expect((await station.get('/healthz')).status).toBe(200);
  expect((await station.get('/readyz')).body).toMatchObject({ status: 503, message: 'no database' });
});

test('the figures are for the operator: not through a proxy, and with a token only for who has it', async () => {
  expect((await station.get('/metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })).status).toBe(403);
  expect((await guarded.get('/metrics')).status).toBe(403);
  expect((await guarded.get('/metrics', { headers: { authorization: 'Bearer a-long-enough-tokem' } })).status).toBe(
    403,
  );
  expect((await guarded.get('/metrics', { headers: { authorization: 'Bearer a-long-enough-token' } })).status).toBe(
    200,
  );
});

test('a token of letters that nobody chose is refused, whatever their length in bytes', async () => {
  for (const token of ['a-long-enough-toké', 'a-long-enough-tok\u00e9n', 'é'.repeat(19), '', 'x'.repeat(10_000)]) {
    const { status, body } = await guarded.get('/metrics', { headers: { authorization: `Bearer ${token}` } });
    expect([token, status, body.message]).toEqual([token, 403, 'forbidden']);
  }
});

test('in production the figures need a token always, from this machine too', async () => {
  const open = await openTestStation({ content: 'empty', config: { production: true } });
  expect((await open.get('/metrics')).status).toBe(403);
  const withToken = { production: true, metricsToken: 'a-long-enough-token' };
  const closed = await openTestStation({ connection: open.connection, config: withToken });
  expect((await closed.get('/metrics')).status).toBe(403);
  const headers = { authorization: 'Bearer a-long-enough-token' };
  expect((await closed.get('/metrics', { headers })).status).toBe(200);
});
