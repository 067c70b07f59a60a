import { desc, eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { staffAudit, staffRevisions } from '#server/desk/staff.tables.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { artists } from '../../catalogue/server/catalogue.tables.ts';
import { faultsPath, importsPath } from '../imports.rules.ts';
import { listed, openImports } from '../imports.test-helper.ts';

let station: TestStation;
let desk: Awaited<ReturnType<typeof openImports>>;

beforeAll(async () => {
  station = await openTestStation({ withJobs: true });
  desk = await openImports(station);
  await desk.work();
});

const get = async (path: string) => (await station.get(path, desk.who)).body.data;
const found = async (resource: string, search: string) =>
  (await get(`/api/v1/staff/${resource}?search=${encodeURIComponent(search)}`)).items;

test('[DESK-15] a dry run lists every bad row by its line, field and reason, and writes nothing', async () => {
  const { id, plans, notes } = await desk.check(
    'news',
    [
      'Titolo;Categoria;Stato;Uscita programmata;Solo PRO;Colonna strana',
      'Una notizia in prova;Musica;draft;;no;x',
      ';Musica;draft;;no;x',
      'Senza categoria;Non esiste;draft;;no;x',
      'Troppe celle;Musica;draft;;no;x;y',
      'Forse;Musica;pubblicabile;;forse;x',
      'In ritardo;Musica;Programmata;01/02/2020 10:00;no;x',
    ].join('\r\n'),
  );
  expect(plans).toEqual({ create: 1, change: 0, same: 0, faulty: 5 });
  expect(notes).toEqual(['La colonna «Colonna strana» non corrisponde a niente ed è ignorata.']);
  expect(listed(await desk.rows(id))).toEqual([
    '3 Titolo: Questo campo serve.',
    '4 Categoria: Non c’è nessuna voce «Non esiste» fra: Categorie.',
    '5 Riga: Ci sono 7 celle invece di 6.',
    '6 Solo PRO: Scrivi sì o no.',
    '6 Stato: Scrivi una di queste voci: Idea, Bozza, Pronta, Programmata, Pubblicata.',
    '7 Uscita programmata: Per programmare l’uscita serve un’ora futura in «Uscita programmata».',
  ]);
  expect(await found('news', 'Una notizia in prova')).toEqual([]);
  const table = await station.get(faultsPath(id), desk.who);
  expect(table.body).toContain('3;;Titolo;Questo campo serve.\r\n');
  const done = await desk.finish(id);
  expect(done.results).toEqual({ created: 1, changed: 0, skipped: 0, faulty: 5 });
  expect(await found('news', 'Una notizia in prova')).toHaveLength(1);
});

test('[DESK-15] articles come with their category, tags, journalist and date; readers find them, and the same file once more does nothing', async () => {
  const journalists = await get('/api/v1/staff/journalists?count=1');
  const { name, id: journalistId } = journalists.items[0];
  const file = [
    'titolo,indirizzo,categoria,giornalista,temi,testo,stato,pubblicata',
    `Il faro spento,il-faro-spento,musica,${name},"Fari | Onde lunghe","<p>Di notte.</p><script>alert(1)</script>",Pubblicata,15/03/2024 21:30`,
    'Da finire,,Musica,,,,bozza,',
  ].join('\n');
  expect((await desk.bring('news', file)).results).toMatchObject({ created: 2, faulty: 0 });
  const [{ id }] = await found('news', 'Il faro spento');
  const item = await get(`/api/v1/staff/news/${id}`);
  expect(item).toMatchObject({
    state: 'published',
    journalistId,
    tags: ['Fari', 'Onde lunghe'],
    content: '<p>Di notte.</p>',
  });
  // Half past nine in the evening on the station's wall, in winter.
  expect(item.publishedAt).toBe('2024-03-15T20:30:00.000Z');
  expect((await station.get('/notizie/il-faro-spento')).status).toBe(200);
  const entries = await station.context.db
    .select()
    .from(staffAudit)
    .where(eq(staffAudit.itemId, id))
    .orderBy(staffAudit.id);
  expect(entries.filter(({ resource }) => resource === 'news').map(({ act }) => act)).toEqual(['create', 'publish']);
  const again = await desk.check('news', file);
  expect(again.plans).toEqual({ create: 0, change: 0, same: 2, faulty: 0 });
  expect((await desk.finish(again.id)).results).toEqual({ created: 0, changed: 0, skipped: 2, faulty: 0 });
  expect((await get(`/api/v1/staff/news/${id}`)).version).toBe(item.version);
});

test('[DESK-15] what was exported can be imported again: nothing changes, and a changed cell changes one item', async () => {
  for (const [resource, search] of [
    ['artists', ''],
    ['songs', 'mar'],
    ['news', ''],
  ] as const) {
    const exported = await station.get(`/api/v1/staff/${resource}/export?search=${search}`, desk.who);
    const { plans, total, id } = await desk.check(resource, exported.body);
    expect(listed(await desk.rows(id))).toEqual([]);
    expect([resource, total > 5, plans.same]).toEqual([resource, true, total]);
  }
  const list = await get('/api/v1/staff/artists?count=2');
  const [first] = list.items;
  const table: string = (await station.get('/api/v1/staff/artists/export', desk.who)).body;
  const exported = table.split('\r\n').slice(0, 9).join('\r\n');
  const results = (await desk.bring('artists', exported.replace(`;${first.name};`, `;${first.name} e amici;`))).results;
  expect(results).toMatchObject({ created: 0, changed: 1, faulty: 0 });
  const changed = await get(`/api/v1/staff/artists/${first.id}`);
  expect(changed).toMatchObject({ name: `${first.name} e amici`, slug: first.slug, version: 2 });
  const revisions = await station.context.db
    .select()
    .from(staffRevisions)
    .where(eq(staffRevisions.itemId, first.id))
    .orderBy(desc(staffRevisions.revision));
  expect(revisions.find(({ resource }) => resource === 'artists')).toMatchObject({ act: 'change', revision: 2 });
  expect((await station.get(`/artisti/${first.slug}`)).body).toContain(`${first.name} e amici`);
});

test('[DESK-15] songs find their artist by name, and two of one address are told apart', async () => {
  const artistsFile = 'Nome\tBiografia\nLe Sirene di Latta\t=2+2\n883 di Prova\t';
  expect((await desk.bring('artists', artistsFile)).results).toMatchObject({ created: 2 });
  const songsFile = [
    'Titolo;Artista;Album;Uscita;Testo',
    'Latta e sale;Le Sirene di Latta;Primo porto;03/04/2021;"Una riga\r\naltra riga"',
    'Latta e sale;883 di Prova;;;',
    'Latta e sale;le-sirene-di-latta;;;',
    'Persa;Nessuno Mai;;;',
  ].join('\r\n');
  const { id } = await desk.check('songs', songsFile);
  expect(listed(await desk.rows(id))).toEqual([
    '5 Riga: È già alla riga 2.',
    '6 Artista: Non c’è nessuna voce «Nessuno Mai» fra: Artisti.',
  ]);
  expect((await desk.finish(id)).results).toMatchObject({ created: 2, faulty: 2 });
  const [{ slug }] = await found('artists', 'Le Sirene di Latta');
  const { body } = await station.get(`/api/v1/getSingleMusicData/${slug}/latta-e-sale`);
  expect(body.data).toMatchObject({ albumName: 'Primo porto' });
  // A formula is a text: kept as it came, and harmless to the spreadsheet that opens the export.
  const [row] = await station.context.db.select().from(artists).where(like(artists.name, 'Le Sirene%'));
  expect(row?.biography).toBe('=2+2');
});

test('[DESK-15] formula cells come in as text and go out harmless', async () => {
  await desk.bring(
    'artists',
    `Nome;Indirizzo\n"=cmd|'/c calc'!A1";formula-uno\n@SUM(1);formula-due\n'=gia protetta;formula-tre`,
  );
  const exported: string = (await station.get('/api/v1/staff/artists/export?search=formula-', desk.who)).body;
  expect(exported).toContain(`;'=cmd|'/c calc'!A1;`);
  expect(exported).toContain(`;'@SUM(1);`);
  expect(await found('artists', 'gia protetta')).toMatchObject([{ name: '=gia protetta' }]);
  const { plans, total } = await desk.check('artists', exported);
  expect(plans.same).toBe(total);
});

test('[DESK-15] hostile and odd tables: old letters, marks, NUL, huge cells, open quotes, no head, no rows', async () => {
  const latin = Buffer.from('Nome;Indirizzo\r\nCaffè Perché;caffe-perche\r\n', 'latin1');
  expect((await desk.bring('artists', new Uint8Array(latin))).results.created).toBe(1);
  expect(await found('artists', 'Caffè Perché')).toHaveLength(1);
  const wide = Buffer.concat([
    Buffer.from([0xff, 0xfe]),
    Buffer.from('Nome;Indirizzo\nLargo;largo-utf16\n', 'utf16le'),
  ]);
  expect((await desk.bring('artists', new Uint8Array(wide))).results.created).toBe(1);
  const hostile = await desk.check(
    'artists',
    `\ufeffNome;Biografia\nBuono;\nCon\0nulla;\nGrande;${'x'.repeat(700_000)}\n\n\nLungo;${'x'.repeat(60_000)}\nMai chiuso;"x\nResto;`,
  );
  expect(listed(await desk.rows(hostile.id))).toEqual([
    '3 Nome: Contiene caratteri che non si possono salvare.',
    '4 Biografia: La cella è troppo lunga: al massimo 600.000 caratteri.',
    '7 Biografia: Al massimo 50000 caratteri.',
    '8 Riga: Le virgolette si aprono e non si chiudono: da qui in poi il file non si legge.',
  ]);
  expect(hostile.plans.create).toBe(1);
  const refused: [string, string][] = [
    ['', 'file refused: empty'],
    ['Nome;Indirizzo\n', 'file refused: empty'],
    ['questo;non;serve\n1;2;3', 'file refused: unknown columns'],
    [`Nome\n${'a\n'.repeat(50_001)}`, 'file refused: too many rows'],
  ];
  for (const [content, message] of refused) {
    const { status, body } = await desk.upload('artists', content);
    expect([status, body.message]).toEqual([400, message]);
  }
  expect((await desk.upload('artists', new Uint8Array(33 * 1024 * 1024))).status).toBe(413);
});

test('[DESK-15] everybody imports what their role may write, and sees nothing of the rest', async () => {
  const music = await openImports(station, 'music');
  expect((await music.upload('news', 'Titolo\nx')).status).toBe(403);
  const { id } = await desk.check('news', 'Titolo;Categoria\nSolo per la redazione;Musica');
  expect((await station.get(`${importsPath}/${id}`, music.who)).status).toBe(404);
  expect((await station.get(faultsPath(id), music.who)).status).toBe(404);
  const list = (await station.get(importsPath, music.who)).body.data.items;
  expect(list.map(({ kind }: { kind: string }) => kind)).not.toContain('news');
  const sales = await signIn(station, 'sales');
  expect((await station.get(importsPath, sales)).status).toBe(403);
});

test('[DESK-15] a cancelled import writes nothing more and cannot be begun again', async () => {
  const { id } = await desk.check('artists', 'Nome\nMai Arrivato');
  const cancelled = await station.post(`${importsPath}/${id}/cancel`, {}, desk.who);
  expect(cancelled.body.data.state).toBe('cancelled');
  expect((await desk.start(id)).status).toBe(409);
  expect((await station.post(`${importsPath}/${id}/cancel`, {}, desk.who)).status).toBe(409);
  expect(await found('artists', 'Mai Arrivato')).toEqual([]);
});
