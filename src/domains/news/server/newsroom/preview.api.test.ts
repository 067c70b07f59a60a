import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { signIn } from '../../../../../tests/sign-in.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { newsPath, openArticleDesk } from './article-desk.test-helper.ts';

const clock = createFakeClock(Date.now());
const station = await openTestStation({ clock });
const desk = await openArticleDesk(station);

const addressFor = async (id: number) => (await desk.get(`${newsPath}/${id}/preview`)).body.data.address as string;

test('[DESK-04] a preview shows the working copy at the real address to whoever has it, and to nobody else', async () => {
  const out = (await desk.publish(await desk.write())).body.data;
  const title = 'Una parola che nessuno ha ancora letto';
  await desk.save(out, { title });
  const address = await addressFor(out.id);
  expect(address).toMatch(new RegExp(`^/notizie/${out.slug}\\?anteprima=`));
  const renders = () => station.cache.figures.renders;
  const before = renders();
  for (let visit = 0; visit < 2; visit++) {
    const { status, response, body } = await station.get(address);
    expect([status, body.includes(title), body.includes('Anteprima della copia di lavoro')]).toEqual([200, true, true]);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toContain('noindex');
  }
  expect(renders() - before, 'it is kept nowhere').toBe(2);
  expect((await station.get(`/notizie/${out.slug}`)).body).not.toContain(title);
  expect((await station.get(`${address}x`)).status).toBe(404);
  clock.advance(9 * 3_600_000);
  expect((await station.get(address)).status).toBe(404);
});

test('a preview gives away no more of a PRO article than its beginning', async () => {
  const content = ['uno', 'due', 'tre', 'quattro'].map((word) => `<p>Paragrafo ${word}.</p>`).join('');
  const draft = await desk.write({ pro: true, content });
  const { status, body } = await station.get(await addressFor(draft.id));
  expect([status, body.includes('Paragrafo uno'), body.includes('Paragrafo quattro')]).toEqual([200, true, false]);
});

test('[DESK-04] the newsroom reads the preview of a PRO article whole, whoever else has its address does not', async () => {
  const content = ['uno', 'due', 'tre', 'quattro'].map((word) => `<p>Paragrafo ${word}.</p>`).join('');
  const draft = await desk.write({ pro: true, content });
  const token = (await addressFor(draft.id)).split('anteprima=')[1];
  const path = `/api/v1/news/getPreviewPro/${token}`;
  expect((await desk.get(path)).body.data.fullContent).toContain('Paragrafo quattro');
  expect((await station.get(path)).status).toBe(401);
  expect((await station.get(path, await signIn(station, 'pro'))).status).toBe(403);
  expect((await desk.get(`${path}x`)).status).toBe(404);
});

test('a correction is shown to readers with its time, and chosen articles come along', async () => {
  const other = (await desk.publish(await desk.write())).body.data;
  const out = (await desk.publish(await desk.write())).body.data;
  const saved = await desk.save(out, { correction: 'Il nome del liutaio era sbagliato.', relatedIds: [other.id] });
  await desk.publish(saved.body.data);
  const { body } = await station.get(`/api/v1/news/getSingleNews/${out.slug}`);
  expect(body.data).toMatchObject({
    correction: 'Il nome del liutaio era sbagliato.',
    related: [{ newsId: other.id }],
  });
  expect(body.data.correctionDate).not.toBeNull();
  await expect.poll(async () => (await station.get(`/notizie/${out.slug}`)).body).toContain('era sbagliato');
});
