import { beforeAll, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { watchStatements } from '../../../bench/count-statements.ts';
import { callAs } from '../../../tests/browser/desk.ts';
import { openTestStation } from '../../../tests/test-station.ts';

/** Past midnight in Rome, not yet in Greenwich: the station's day counts. */
const clock = createFakeClock(Date.parse('2026-07-01T22:30:00Z'));
const station = await openTestStation({ clock });
const roles = { editor: await callAs(station, 'editor'), music: await callAs(station, 'music') };
const statements = watchStatements(station.context.pool);
const roleOf = (resource: string) => (/artists|songs/.test(resource) ? roles.music : roles.editor);

async function make(resource: string, fields: object): Promise<{ id: number; version: number }> {
  const { status, body } = await station.post(`/api/v1/staff/${resource}`, fields, roleOf(resource));
  expect([status, body.message]).toEqual([200, '']);
  return body.data;
}

const poll = (title: string, opensAt: string, closesAt: string | null = null) =>
  make('polls', { title, opensAt, closesAt, answers: [{ text: 'Sì' }, { text: 'No' }] });

beforeAll(async () => {
  const article = (title: string, categoryId: number, tags: string[] = []) => make('news', { title, categoryId, tags });
  const categories = await Promise.all(
    ['Provino usata', 'Provino buttata', 'Provino nuova'].map((name, at) =>
      make('categories', { name, slug: `prova-${at}` }),
    ),
  );
  const [used, binned] = categories.map(({ id }) => id);
  const published = await article('Uscita', used ?? 0, ['Provino uscita']);
  await station.post(`/api/v1/staff/news/${published.id}/publish`, { version: published.version }, roles.editor);
  await article('Bozza', used ?? 0, ['Provino in bozza']);
  const gone = await article('Buttata', binned ?? 0, ['Provino buttata']);
  const remove = { method: 'DELETE', ...roles.editor };
  await station.post(`/api/v1/staff/news/${gone.id}`, { version: gone.version }, remove);
  await make('tags', { name: 'Provino mai usata', slug: 'prova-mai-usata' });

  await make('journalists', { name: 'Provino dentro', slug: 'prova-dentro' });
  await make('journalists', { name: 'Provino fuori', slug: 'prova-fuori', isActive: false });

  await poll('Provino aperta', '2026-07-01T20:00:00.000Z');
  await poll('Provino che chiude', '2026-07-01T20:00:00.000Z', '2026-07-01T22:30:00.001Z');
  await poll('Provino chiusa', '2026-07-01T20:00:00.000Z', '2026-07-01T22:30:00.000Z');
  await poll('Provino futura', '2026-07-01T22:30:00.001Z');

  for (const day of ['2026-07-01', '2026-07-02', '2026-07-03'])
    await make('sentences', { day, text: `Provino ${day}` });

  await make('artists', { name: 'Provino nuda', slug: 'prova-nuda' });
  await make('artists', {
    name: 'Provino intera',
    slug: 'prova-intera',
    image: 'artists/prova.jpg',
    biography: '<p>Nata a Pavia.</p>',
    inSlider: true,
  });
  await make('artists', { name: 'Provino muta', slug: 'prova-muta', image: 'artists/prova.jpg' });
});

test.each([
  ['tags', 'use=used', ['Provino in bozza', 'Provino uscita']],
  ['tags', 'use=unused', ['Provino buttata', 'Provino mai usata']],
  ['categories', 'use=used', ['Provino usata']],
  ['categories', 'use=unused', ['Provino buttata', 'Provino nuova']],
  ['journalists', 'active=true', ['Provino dentro']],
  ['journalists', 'active=false', ['Provino fuori']],
  ['polls', 'state=open', ['Provino aperta', 'Provino che chiude']],
  ['polls', 'state=closed', ['Provino chiusa']],
  ['polls', 'state=coming', ['Provino futura']],
  ['sentences', 'when=coming', ['Provino 2026-07-03']],
  ['sentences', 'when=shown', ['Provino 2026-07-01', 'Provino 2026-07-02']],
  ['artists', 'inSlider=true', ['Provino intera']],
  ['artists', 'inSlider=false', ['Provino muta', 'Provino nuda']],
  ['artists', 'lacks=image', ['Provino nuda']],
  ['artists', 'lacks=biography', ['Provino muta', 'Provino nuda']],
])('the list of %s with %s has %j, and takes two statements', async (resource, filter, titles) => {
  statements.length = 0;
  const { body } = await station.get(`/api/v1/staff/${resource}?search=provino&${filter}`, roleOf(resource));
  const asked = statements.filter((text) => /limit \$\d+/.test(text) && !/sessions/.test(text));
  const found = body.data.items.map((item: Record<string, string>) => item.name ?? item.title ?? item.text);
  expect([found.toSorted(), body.data.total]).toEqual([titles, titles.length]);
  expect(asked).toHaveLength(2);
  const alone = await station.get(`/api/v1/staff/${resource}?${filter}`, roleOf(resource));
  expect(alone.body.data.total).toBeGreaterThanOrEqual(titles.length);
});

test('a choice that there is not is refused', async () => {
  for (const wrong of ['tags?use=often', 'polls?state=ajar', 'sentences?when=never', 'journalists?active=1']) {
    expect([wrong, (await station.get(`/api/v1/staff/${wrong}`, roles.editor)).status]).toEqual([wrong, 400]);
  }
});
