import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { beforeAll, expect } from 'vitest';
import { afterwards } from '../../../../../tests/afterwards.ts';
import { story } from '../../../../../tests/story.ts';
import { makeTempFolder } from '../../../../../tests/temp-folder.ts';
import { openTestStation, type TestStation } from '../../../../../tests/test-station.ts';
import { openImports } from '../../imports.test-helper.ts';

let station: TestStation;
let desk: Awaited<ReturnType<typeof openImports>>;
let file = '';
let asked: string[] = [];

beforeAll(async () => {
  const mediaFolder = await makeTempFolder('wordpress');
  // What Debian's WordPress 6.1 exported; its pictures stand on a server of the test's own.
  file = await readFile(new URL('./wordpress-export.fixture.xml', import.meta.url), 'utf8');
  const pictures = createServer(async (request, response) => {
    const name = request.url?.split('/').at(-1) ?? '';
    asked.push(name);
    if (name === 'perduta.jpg' || !name.endsWith('.jpg')) return response.writeHead(404).end();
    const background = { r: name.length * 9, g: 80, b: 140 };
    response.end(
      await sharp({ create: { width: 640, height: 360, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    );
  });
  await new Promise<void>((done) => pictures.listen(0, '127.0.0.1', done));
  afterwards(async () => void pictures.close());
  const importOrigin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`;
  station = await openTestStation({ withJobs: true, mediaFolder, config: { importOrigin } });
  desk = await openImports(station, 'editor');
  await desk.work();
});

const get = async (path: string) => (await station.get(path, desk.who)).body.data;
const article = async (title: string) => {
  const { items } = await get(`/api/v1/staff/news?search=${encodeURIComponent(title)}`);
  return get(`/api/v1/staff/news/${items[0].id}`);
};

const test = story();

test('[DESK-15] an export of WordPress is checked without fetching or writing anything', async () => {
  const { plans, notes, id } = await desk.check('wordpress', file, 'export.xml');
  // Two authors, two categories, two tags and five articles: what no article needs stays where it is.
  expect(plans).toEqual({ create: 11, change: 0, same: 0, faulty: 0 });
  expect(notes).toEqual(['Una voce di altro tipo non importata: page.']);
  expect(asked).toEqual([]);
  const warned = await desk.rows(id, 'warned');
  expect(warned.find(({ title }) => title.startsWith('La banda'))?.warnings).toEqual(['3 immagini da prendere.']);
});

test('[DESK-15] its authors, categories, tags, pictures and dates come along, its old addresses lead here, and nothing comes twice', async () => {
  const { results, id } = await desk.bring('wordpress', file, 'export.xml');
  expect(results).toEqual({ created: 11, changed: 0, skipped: 0, faulty: 0 });

  const blocks = await article('La banda in piazza');
  expect(blocks).toMatchObject({
    title: 'La banda in piazza: una notte di valzer & marce',
    slug: 'banda-in-piazza',
    subtitle: 'Una serata che nessuno aveva preparato.',
    ...{ state: 'published', publishedAt: '2024-03-10T20:30:00.000Z' },
    ...{ categoryName: 'Dal vivo & in piazza', journalistName: 'Ada Brina', tags: ['Ghironda', 'Onde corte'] },
    imageCaption: 'La piazza alle dieci di sera',
  });
  const { content, image } = blocks;
  expect(image).toMatch(/^libreria\/|^[\w-]+\//);
  expect(content).toContain('<h2>La scaletta</h2>');
  expect(content).toContain('<figcaption>La piazza alle dieci di sera</figcaption>');
  expect(content).toContain('alt="Una ghironda di legno chiaro"');
  expect(content).toContain('https://www.youtube-nocookie.com/embed/aBcDeFgHiJk');
  expect(content).not.toMatch(/wp:|wp-block|<script|alert|onclick|perduta|vecchia-radio|<figure>\s*<\/figure>/);
  expect(content.match(/<img /g)).toHaveLength(2);
  const warned = await desk.rows(id, 'warned');
  expect(warned.flatMap(({ warnings }) => warnings).filter((one) => one.includes('perduta'))).toEqual([
    'Un’immagine non è arrivata (non c’è più): http://vecchia-radio.example/wp-content/uploads/2024/03/perduta.jpg',
  ]);

  const classic = await article('Come si accorda una ghironda');
  expect(classic.content).toContain('<p>Prima riga di un pezzo classico.<br />Seconda riga dello stesso capoverso');
  expect(classic.content).toContain('href="/2024/03/banda-in-piazza/"');
  expect(classic.content).toContain('<figcaption>L’antenna sul tetto</figcaption>');
  expect(classic.content).toContain('https://www.youtube-nocookie.com/embed/KkLlMmNnOoP');
  expect(classic.content).toContain('<a href="https://suoni.example/disco/42"');
  expect(classic.content).toContain('<pre>riga uno\n\nriga due</pre>');
  expect(classic.content).not.toMatch(/contact-form|\[|more/);
  expect(classic.content.match(/<img /g)).toHaveLength(3);

  expect(await article('Appunti')).toMatchObject({ state: 'draft', publishedAt: null });
  expect(await article('La maratona')).toMatchObject({ state: 'scheduled', scheduledAt: '2034-12-31T23:00:00.000Z' });
  expect(await article('Privata')).toMatchObject({ state: 'draft' });
  const pictures = await get('/api/v1/staff/media?search=piazza%20luci');
  expect(pictures.items).toMatchObject([{ alt: 'Una piazza piena di gente sotto le luci', uses: 2 }]);

  const old = await station.get('/2024/03/banda-in-piazza');
  expect([old.status, old.response.headers.get('location')]).toEqual([301, '/notizie/banda-in-piazza']);
  expect((await station.get('/notizie/banda-in-piazza')).status).toBe(200);
  expect((await station.get('/2024/03/mai-esistita')).status).toBe(404);

  asked = [];
  const before = blocks.version;
  const again = await desk.check('wordpress', file, 'export.xml');
  expect(again.plans).toEqual({ create: 0, change: 0, same: 11, faulty: 0 });
  expect((await desk.finish(again.id)).results).toEqual({ created: 0, changed: 0, skipped: 11, faulty: 0 });
  expect([asked, (await article('La banda')).version]).toEqual([[], before]);
});

test('[DESK-15] an old address never hides a page of the site, and leads nowhere else', async () => {
  const item = (link: string, id: number) =>
    `<item><title>Furba ${id}</title><link>${link}</link><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_date_gmt>2024-01-01 10:00:00</wp:post_date_gmt><wp:post_name>furba-${id}</wp:post_name><category domain="category" nicename="dal-vivo">x</category></item>`;
  const links = [
    'http://vecchia-radio.example/artisti',
    'https://altrove.example/rubata',
    'http://vecchia-radio.example//altrove.example/x',
  ];
  const hostile = file.replace(/<item>[\s\S]*<\/item>/, links.map((link, index) => item(link, 900 + index)).join(''));
  expect((await desk.bring('wordpress', hostile, 'furba.xml')).results).toMatchObject({ created: 3, faulty: 0 });
  expect((await station.get('/artisti')).status).toBe(200);
  expect((await station.get('/rubata')).status).toBe(404);
  expect((await station.get('//altrove.example/x')).response.headers.get('location') ?? '').not.toContain('//');
});

test('[DESK-15] hostile XML is refused: entities, outside files, bottomless nesting, half a file, another file', async () => {
  const head = '<?xml version="1.0"?>';
  const laughs = `${head}<!DOCTYPE lolz [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><rss><channel><title>&b;</title></channel></rss>`;
  const outside = `${head}<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>`;
  const undeclared = `${head}<rss><channel><title>&a;</title></channel></rss>`;
  const cases: [string, string][] = [
    ...[laughs, outside, undeclared, `${head}<rss>${'<a>'.repeat(100_000)}`, file.slice(0, -200)].map(
      (content): [string, string] => [content, 'file refused: malformed'],
    ),
    ['<html></html>', 'file refused: not wordpress'],
    [`${head}<rss><channel><title>Un feed</title></channel></rss>`, 'file refused: not wordpress'],
    ['Titolo;Categoria', 'file refused: malformed'],
    ['', 'file refused: malformed'],
  ];
  for (const [content, message] of cases) {
    const { status, body } = await desk.upload('wordpress', content, 'x.xml');
    expect([content.slice(0, 60), status, body.message]).toEqual([content.slice(0, 60), 400, message]);
  }
  const huge = file.replace('Da finire.', 'x'.repeat(10_000_000)).replace('Appunti per', 'Immensa per');
  const { id } = await desk.check('wordpress', huge.replaceAll('<wp:post_id>10<', '<wp:post_id>77<'), 'x.xml');
  expect((await desk.rows(id)).map(({ faults }) => faults[0]?.label)).toEqual(['Testo']);
});
