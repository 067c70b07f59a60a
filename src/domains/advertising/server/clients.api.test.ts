import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import type { Client } from '../clients.contract.ts';
import { clients, spots } from './advertising.tables.ts';

const station = await openTestStation();
const { db } = station.context;
const path = '/api/v1/getClientsData';

test('[CLIENT-02] anybody reads the clients by name, each with its spots and places', async () => {
  const { status, body } = await station.get(path);
  expect([status, body.status]).toEqual([200, 'success']);
  const all: Client[] = body.data;
  expect(all.length).toBeGreaterThanOrEqual(14);
  const byName = all.map(({ name }) => name);
  expect(byName).toEqual(byName.toSorted((one, other) => (one < other ? -1 : 1)));
  for (const client of all) expect([client.name, client.numSpots]).toEqual([client.name, client.spots.length]);
  expect(all.find(({ slug }) => slug === 'caffe-miravalle')).toMatchObject({
    name: 'Caffè Miravalle',
    shortDescription: 'Tostato a legna, macinato mentre aspetti.',
    link: 'https://caffemiravalle.example',
    clientColor: '#5b2a1e',
    locations: ['Roma'],
    numSpots: 1,
    imageFile: expect.stringMatching(/^clientes\/[\da-f]{16}\.png$/),
    spots: [{ name: 'Il trio al banco', slug: 'caffe-miravalle', imageFile: expect.stringMatching(/^comerciais\//) }],
  });
  expect(all.find(({ slug }) => slug === 'teatro-belsito')?.spots.map(({ name }) => name)).toEqual([
    'Si alza il sipario',
    'La domenica dei piccoli',
  ]);
  expect(all.find(({ slug }) => slug === 'studio-ferri-amaral')).toMatchObject({ numSpots: 0, locations: [] });
  expect((await station.get(`${path}?x=1`)).status).toBe(400);
});

test('[CLIENT-03] one client is read by its slug; one that nobody knows is refused', async () => {
  const { body: list } = await station.get(path);
  const { status, body } = await station.get('/api/v1/getClientsSingleData/caffe-miravalle');
  expect(status).toBe(200);
  expect(body.data).toEqual(list.data.find(({ slug }: Client) => slug === 'caffe-miravalle'));
  const unknown = await station.get('/api/v1/getClientsSingleData/nessuno');
  expect([unknown.status, unknown.body]).toEqual([404, { status: 404, message: 'client not found', data: null }]);
  expect((await station.get('/api/v1/getClientsSingleData/Nessuno%20qui')).status).toBe(400);
});

test('a client’s HTML leaves the house without a script, and a write is seen at once once it is told', async () => {
  const evil = '<p onclick="x()">Ciao</p><script>alert(1)</script>';
  const before = (await station.get('/clientes')).body;
  expect(before).not.toContain('Osteria Malvagia');
  const [added] = await db
    .insert(clients)
    .values({ slug: 'osteria-malvagia', name: 'Osteria Malvagia', description: evil })
    .returning({ id: clients.id });
  await db.insert(spots).values({ slug: 'malvagia', name: 'Spot', clientId: added?.id });
  await station.context.invalidateTags(db, 'clients');
  await expect.poll(async () => (await station.get('/clientes')).body).toContain('Osteria Malvagia');
  const { body } = await station.get('/api/v1/getClientsSingleData/osteria-malvagia');
  expect(body.data).toMatchObject({ description: '<p>Ciao</p>', clientColor: '#d8d8d8', numSpots: 1 });
  await db.delete(clients).where(eq(clients.slug, 'osteria-malvagia'));
  await station.context.invalidateTags(db, 'clients');
});

test('search engines and the site’s own search know every client’s page', async () => {
  const { body } = await station.get('/sitemaps/clients-1.xml');
  expect(body).toContain('/clientes/birrificio-tre-lune</loc>');
  const found = await station.get('/api/v1/search/results?q=birrificio');
  const group = found.body.data.groups.find(({ kind }: { kind: string }) => kind === 'client');
  expect(group.items[0]).toMatchObject({ link: '/clientes/birrificio-tre-lune' });
});
