import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { staffAudit } from '#server/desk/staff.tables.ts';
import { picture, withJpegComment } from '#server/media/intake/fixtures.test-helper.ts';
import { mediaFiles } from '#server/media/media.tables.ts';
import { signIn } from '../../../../tests/sign-in.ts';
import { makeTempFolder } from '../../../../tests/temp-folder.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { replacePath, uploadPath } from '../media.rules.ts';

type Who = Awaited<ReturnType<typeof signIn>>;
let station: TestStation;
let folder: string;
let editor: Who;

beforeAll(async () => {
  folder = await makeTempFolder('media-library');
  station = await openTestStation({ mediaFolder: folder });
  editor = await signIn(station, 'editor');
});

const jpeg = (seed: number, width = 900, height = 600) => picture({ seed, width, height }).jpeg().toBuffer();

async function upload(
  bytes: Uint8Array,
  name = 'tramonto.jpg',
  { to = uploadPath, who = editor as Partial<Who> } = {},
) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(bytes)], name));
  const response = await fetch(station.url + to, { method: 'POST', body: form, headers: who.headers });
  return { status: response.status, body: await response.json() };
}

const added = async (seed: number, name?: string) => (await upload(await jpeg(seed), name)).body.data.item;
const put = (path: string, body: object) => station.post(path, body, { method: 'PUT', ...editor });
const list = async (query: string) => (await station.get(`${uploadPath}?${query}`, editor)).body.data;

async function categoryShowing(file: string, slug: string) {
  const fields = { name: slug, slug, description: `<img src="/media/original/${file}">`, position: 90 };
  return (await station.post('/api/v1/staff/categories', fields, editor)).body.data;
}

describe('[DESK-05] an upload', () => {
  test('is for the staff who edit, and from our own pages', async () => {
    const bytes = await jpeg(1);
    const before = await station.context.db.$count(mediaFiles);
    expect((await upload(bytes, 'a.jpg', { who: {} })).status).toBe(401);
    for (const key of ['listener', 'statistics'] as const) {
      expect((await upload(bytes, 'a.jpg', { who: await signIn(station, key) })).status).toBe(403);
    }
    const cookie = editor.headers.authorization.replace('Bearer ', 'auth_jwt=');
    const form = new FormData();
    form.set('file', new File([new Uint8Array(bytes)], 'a.jpg'));
    const headers = { cookie, 'sec-fetch-site': 'cross-site' };
    const forged = await fetch(station.url + uploadPath, { method: 'POST', body: form, headers });
    expect(forged.status).toBe(403);
    expect(await station.context.db.$count(mediaFiles)).toBe(before);
  });

  test('is judged by its bytes: what only calls itself a picture, or hides a page, is refused', async () => {
    const hidden = withJpegComment(await jpeg(2), '<script>alert(1)</script>');
    const refused = await Promise.all([
      upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'disegno.svg'),
      upload(Buffer.from('<html><script>alert(1)</script></html>'), 'foto.jpg'),
      upload(Buffer.from('MZ\x90\0'), 'programma.exe'),
      upload(hidden, 'foto.jpg'),
      upload(Buffer.from('%PDF-1.7'), 'canzone.mp3'),
      upload(Buffer.alloc(0), 'vuoto.png'),
    ]);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    expect(refused.map(({ body }) => body.message)).toEqual(
      refused.map(() => expect.stringMatching(/^file refused: /)),
    );
    expect((await station.post(uploadPath, { file: 'x' }, editor)).status).toBe(415);
    const noFile = await fetch(station.url + uploadPath, { method: 'POST', body: new FormData(), ...editor });
    expect(noFile.status).toBe(400);
  });

  test('of a picture tells no place: it is drawn anew, whatever it is called', async () => {
    const exif = await picture({ seed: 3 })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Via Segreta 1' } })
      .toBuffer();
    const { item } = (await upload(exif, 'C:\\foto\\Ponte Milvio.PNG')).body.data;
    expect(item).toMatchObject({ name: 'Ponte Milvio', kind: 'image', width: 900, height: 600, uses: 0, version: 1 });
    const original = await fetch(`${station.url}/media/original/${item.file}`);
    expect(original.headers.get('content-type')).toBe('image/jpeg');
    const bytes = Buffer.from(await original.arrayBuffer());
    expect(bytes.includes('Via Segreta')).toBe(false);
    const crop = await fetch(`${station.url}/media/845x438/${item.file}`);
    expect(await sharp(Buffer.from(await crop.arrayBuffer())).metadata()).toMatchObject({ width: 845, height: 438 });
  });

  test('of sound and documents passes through, with its own kind', async () => {
    const sound = await upload(Buffer.concat([Buffer.from('ID3\x04'), Buffer.alloc(2000)]), 'sigla.mp3');
    const paper = await upload(Buffer.from('%PDF-1.7\n%%EOF'), 'regolamento.pdf');
    expect([sound, paper].map(({ body }) => body.data.item.kind)).toEqual(['audio', 'document']);
    expect((await list('kind=audio')).items.map(({ name }: { name: string }) => name)).toEqual(['sigla']);
  });
});

describe('[DESK-16] the library', () => {
  test('keeps the same bytes once, also when they come twice at the same instant, and takes them out of the bin', async () => {
    const bytes = await jpeg(10);
    const both = await Promise.all([upload(bytes, 'uno.jpg'), upload(bytes, 'due.jpg')]);
    const ids = both.map(({ body }) => body.data.item.id);
    expect(ids[0]).toBe(ids[1]);
    const again = (await upload(bytes, 'tre.jpg')).body.data;
    expect(again).toMatchObject({ isNew: false, item: { id: ids[0] } });
    const names = await readdir(join(folder, 'media/library'));
    expect(names.filter((name) => again.item.file.endsWith(name))).toHaveLength(1);
    const { id, version } = again.item;
    const gone = await station.get(`${uploadPath}/${id}?version=${version}`, { method: 'DELETE', ...editor });
    expect(gone.body.data).toMatchObject({ references: [] });
    expect((await upload(bytes)).body.data).toMatchObject({ isNew: false, item: { id, deletedAt: null } });
    const written = await station.context.db
      .select({ act: staffAudit.act })
      .from(staffAudit)
      .where(and(eq(staffAudit.resource, 'media'), eq(staffAudit.itemId, id)))
      .orderBy(staffAudit.id);
    expect(written.map(({ act }) => act)).toEqual(['create', 'delete', 'restore']);
  });

  test('holds the demo’s pictures, with their words, their maker and where they are shown, also after a change', async () => {
    const [found] = (await list('search=ritratto%20irene')).items;
    expect(found).toMatchObject({ alt: 'Ritratto di Irene Castaldi', credit: 'Disegno di Antena 1', kind: 'image' });
    expect((await fetch(`${station.url}/media/original/${found.file}`)).status).toBe(200);
    const usesOf = async () => (await station.get(`${uploadPath}/${found.id}/uses`, editor)).body.data;
    const [use, ...others] = await usesOf();
    expect([use, others]).toMatchObject([{ resource: 'journalists', title: 'Irene Castaldi' }, []]);
    const path = `/api/v1/staff/journalists/${use.id}`;
    const { name, slug, description, image, isActive, version } = (await station.get(path, editor)).body.data;
    await put(path, { name: `${name} B.`, slug, description, image, isActive, version });
    expect(await usesOf()).toEqual([{ ...use, title: 'Irene Castaldi B.' }]);
    const unused = await list('missing=use&count=100');
    expect(unused.items.some(({ credit }: { credit: string }) => credit === found.credit)).toBe(false);
  });

  test('finds by name, alternative text and credit, without accents, and tells what lacks a text or a use', async () => {
    const item = await added(11, 'gabbiano.jpg');
    const { name, focusX, focusY, version } = item;
    const change = { name, focusX, focusY, version, alt: 'Un gabbiano sul Tevere, città in festa', credit: 'Ansa' };
    expect((await put(`${uploadPath}/${item.id}`, change)).body.data.alt).toBe(change.alt);
    for (const search of ['gabbiano', 'CITTA', 'ansa tev']) {
      const found = await list(`search=${encodeURIComponent(search)}`);
      expect([search, found.items.map(({ id }: { id: number }) => id)]).toEqual([search, [item.id]]);
    }
    expect((await list('search=%25')).total).toBe((await list('')).total);
    const without = await list('missing=alt&count=100');
    expect(without.items.some(({ id }: { id: number }) => id === item.id)).toBe(false);
    expect(without.items.every(({ alt }: { alt: string }) => alt === '')).toBe(true);
  });

  test('[DESK-13] refuses to write over a newer version, and shows it', async () => {
    const { id, name, focusX, focusY, version } = await added(12);
    const fields = { name, focusX, focusY, version, credit: '' };
    expect((await put(`${uploadPath}/${id}`, { ...fields, alt: 'primo' })).status).toBe(200);
    const late = await put(`${uploadPath}/${id}`, { ...fields, alt: 'secondo' });
    expect([late.status, late.body.data.alt]).toEqual([409, 'primo']);
    const form = await upload(await jpeg(13), 'x.jpg', { to: `${replacePath(id)}?version=${version}` });
    expect(form.status).toBe(409);
  });

  test('[DESK-10] writes every upload, change and replacement into the audit log', async () => {
    const { id, version } = await added(14);
    await upload(await jpeg(15), 'altra.jpg', { to: `${replacePath(id)}?version=${version}` });
    const rows = await station.context.db
      .select({ act: staffAudit.act, userName: staffAudit.userName })
      .from(staffAudit)
      .where(sql`${staffAudit.resource} = 'media' and ${staffAudit.itemId} = ${id}`)
      .orderBy(staffAudit.id);
    expect(rows.map(({ act }) => act)).toEqual(['create', 'replace']);
    expect(rows[0]?.userName).not.toBe('');
  });

  test('knows where a file is shown; deleting it says where, and leaves the picture there', async () => {
    const { id, file } = await added(20);
    const category = await categoryShowing(file, 'con-foto');
    const uses = await station.get(`${uploadPath}/${id}/uses`, editor);
    expect(uses.body.data).toEqual([{ resource: 'categories', id: category.id, title: 'con-foto' }]);
    const { version, uses: count } = (await station.get(`${uploadPath}/${id}`, editor)).body.data;
    expect(count).toBe(1);
    const gone = await station.get(`${uploadPath}/${id}?version=${version}`, { method: 'DELETE', ...editor });
    expect(gone.body.data.references).toEqual(uses.body.data);
    expect((await fetch(`${station.url}/media/original/${file}`)).status).toBe(200);
  });

  test('lets every use follow a replacement, each with its own trace and version', async () => {
    const item = await added(21);
    const category = await categoryShowing(item.file, 'segue');
    const { body } = await upload(await jpeg(22), 'nuova.jpg', { to: `${replacePath(item.id)}?version=1` });
    const { file, name, version } = body.data.item;
    expect([name, version]).toEqual([item.name, 2]);
    expect(file).not.toBe(item.file);
    const followed = (await station.get(`/api/v1/staff/categories/${category.id}`, editor)).body.data;
    expect(followed).toMatchObject({ version: 2, description: expect.stringContaining(file) });
    expect((await station.get(`${uploadPath}/${item.id}/uses`, editor)).body.data).toHaveLength(1);
    const twice = await upload(await jpeg(22), 'nuova.jpg', { to: `${replacePath(category.id)}?version=1` });
    expect(twice.status).not.toBe(200);
  });

  test('a replacement is what readers of a published article see at once, and nothing else of the working copy is', async () => {
    const item = await added(24, 'copertina.jpg');
    const [category] = (await station.get('/api/v1/staff/categories?count=1', editor)).body.data.items;
    const slug = `con-copertina-${item.id}`;
    const fields = { title: 'Con copertina', slug, categoryId: category.id, image: item.file };
    // The cache hears of a change from the database, in the moment after the answer.
    const article = async () => (await station.get(`/notizie/${slug}`)).body;
    const draft = (await station.post('/api/v1/staff/news', fields, editor)).body.data;
    const path = `/api/v1/staff/news/${draft.id}`;
    const out = (await station.post(`${path}/publish`, { version: draft.version }, editor)).body.data;
    await expect.poll(article).toContain(item.file);
    const first = (await upload(await jpeg(25), 'b.jpg', { to: `${replacePath(item.id)}?version=1` })).body.data.item;
    expect((await station.get(path, editor)).body.data).toMatchObject({ image: first.file, hasChanges: false });
    await expect.poll(article).toContain(first.file);
    await put(path, { ...fields, image: first.file, title: 'Ancora da rileggere', version: out.version + 1 });
    const second = (await upload(await jpeg(26), 'c.jpg', { to: `${replacePath(item.id)}?version=2` })).body.data.item;
    await expect.poll(article).toContain(second.file);
    expect(await article()).not.toContain('Ancora da rileggere');
    expect((await station.get(path, editor)).body.data).toMatchObject({ image: second.file, hasChanges: true });
  });

  test('crops around the focal point, under a name that no cache knows yet, and nobody else chooses points', async () => {
    const left = await sharp({ create: { width: 1600, height: 400, channels: 3, background: '#00ff00' } })
      .composite([
        { input: { create: { width: 400, height: 400, channels: 3, background: '#ff0000' } }, left: 1200, top: 0 },
      ])
      .png()
      .toBuffer();
    const item = (await upload(left, 'due colori.png')).body.data.item;
    const category = await categoryShowing(item.file, 'a-fuoco');
    const { name, alt, credit, version } = item;
    const changed = await put(`${uploadPath}/${item.id}`, { name, alt, credit, version, focusX: 90, focusY: 50 });
    const { file } = changed.body.data;
    expect(file).toBe(item.file.replace('.png', '_90-50.png'));
    expect((await station.get(`/api/v1/staff/categories/${category.id}`, editor)).body.data.description).toContain(
      file,
    );
    const colourOf = async (path: string) => {
      const response = await fetch(`${station.url}/media/${path}`, { headers: { accept: 'image/jpeg' } });
      const { dominant } = await sharp(Buffer.from(await response.arrayBuffer())).stats();
      return dominant.r > dominant.g ? 'red' : 'green';
    };
    expect(await colourOf(`200x200/${file}`)).toBe('red');
    expect(await colourOf(`200x200/${item.file}`)).toBe('green');
    expect((await fetch(`${station.url}/media/original/${file}`)).status).toBe(200);
    const guessed = item.file.replace('.png', '_10-10.png');
    expect((await fetch(`${station.url}/media/200x200/${guessed}`)).status).toBe(404);
    expect((await fetch(`${station.url}/media/original/${guessed}`)).status).toBe(404);
  });
});
