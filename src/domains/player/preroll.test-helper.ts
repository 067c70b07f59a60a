import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { spotEvents, spots } from '#domains/advertising/server/advertising.tables.ts';
import { prepareStation } from '#domains/live/prepare-station.test-helper.ts';
import { airItems } from '#domains/live/server/live.tables.ts';
import { tone } from '#domains/live/tone.test-helper.ts';
import { accounts } from '../../../seed/content/accounts.ts';
import { afterwards } from '../../../tests/afterwards.ts';
import { openTestStation, type TestStation } from '../../../tests/test-station.ts';

const adSeconds = 4;
export const adHost = 'https://ads.example';

type StationWish = {
  /** Whether the stream sounds; otherwise what is on air is what a test puts there. */
  onAir?: boolean;
  /** Whether the one spot with sound also serves as preroll. */
  isPreroll?: boolean;
};

/** A station with sound on air and one spot of four seconds, that trusts one outside ad server. */
export async function openAdStation({ onAir = true, isPreroll = true }: StationWish = {}): Promise<TestStation> {
  const place = await prepareStation(async ({ db }, media) => {
    const keep = async (folder: string, bytes: Uint8Array) =>
      (await media.addFile(bytes, { folder, extension: 'mp3' })).file;
    await db.insert(airItems).values({
      id: 'prova',
      kind: 'song',
      title: 'Sale e limone',
      artist: 'Duo Marèa',
      file: await keep('audio', await tone(330, 8)),
      seconds: 8,
    });
    await db.update(spots).set({ isPreroll: false });
    await db
      .update(spots)
      .set({ isPreroll, audio: await keep('comerciais', await tone(660, adSeconds)), seconds: adSeconds })
      .where(eq(spots.slug, 'caffe-miravalle'));
  });
  const station = await openTestStation({ ...place, onAir, config: { adHosts: [adHost] } });
  // The port is known only now: a browser plays the house's ad only from where its page came from.
  station.context.config.publicUrl = station.url;
  return station;
}

/** How often each event of the house ad was reported. */
export async function reportsOf(station: TestStation): Promise<Record<string, number>> {
  const rows = await station.context.db
    .select({ event: spotEvents.event, count: spotEvents.count })
    .from(spotEvents)
    .innerJoin(spots, eq(spots.id, spotEvents.spotId))
    .where(eq(spots.slug, 'caffe-miravalle'));
  return Object.fromEntries(rows.map(({ event, count }) => [event, count]));
}

/** The visitor comes back to a session that was opened earlier. */
export async function signIn(page: Page, station: TestStation, key: 'listener' | 'pro'): Promise<void> {
  const account = accounts.find((one) => one.key === key);
  const data = { email: account?.email, password: account?.password };
  await page.request.post(`${station.url}/api/v1/profile/login`, { data });
}

/** What the outside ad server answers at a path: text, sound, a status, or nothing ever. */
export type AdAnswer = string | Uint8Array | number | 'silence';

/** A real server on loopback that stands for `https://ads.example`, with the paths that were asked for. */
export async function openAdServer() {
  let answers: Record<string, AdAnswer> = {};
  let asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    answer(response, answers[path.split('?')[0] ?? ''] ?? 404);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterwards(() => {
    server.closeAllConnections();
    server.close();
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    asked: () => asked,
    answer(next: Record<string, AdAnswer>): void {
      answers = next;
      asked = [];
    },
    /** Leads a visitor's calls for the outside host here. */
    reach: (page: Page) =>
      page.route(`${adHost}/**`, async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: origin + pathname + search, timeout: 0 }).catch(() => null);
        await (response ? route.fulfill({ response }) : route.abort()).catch(() => undefined);
      }),
  };
}

function answer(response: ServerResponse, what: AdAnswer): void {
  if (what === 'silence') return;
  response.setHeader('access-control-allow-origin', '*');
  if (typeof what === 'number') response.writeHead(what).end();
  else
    response.writeHead(200, { 'content-type': typeof what === 'string' ? 'application/xml' : 'audio/mpeg' }).end(what);
}

type AdWish = { id?: string; media?: string; type?: string };

const vast = (inside: string) =>
  `<?xml version="1.0"?>\n<VAST version="4.2" xmlns="http://www.iab.com/VAST">${inside}</VAST>`;

export function inlineVast({ id = 'fuori', media = '/spot.mp3', type = 'audio/mpeg' }: AdWish = {}): string {
  const at = (path: string) => `<![CDATA[ ${adHost}${path} ]]>`;
  return vast(`<Ad id="${id}"><InLine><AdSystem>fuori</AdSystem><Error>${at(`/${id}/error?code=[ERRORCODE]`)}</Error>
    <Impression>${at(`/${id}/impression`)}</Impression><AdTitle>Spot ${id}</AdTitle><Creatives><Creative><Linear>
    <TrackingEvents><Tracking event="start">${at(`/${id}/start`)}</Tracking></TrackingEvents><Duration>00:00:02</Duration>
    <MediaFiles><MediaFile delivery="progressive" type="${type}" width="0" height="0">${at(media)}</MediaFile></MediaFiles>
    <VideoClicks><ClickTracking>${at(`/${id}/click`)}</ClickTracking><ClickThrough>https://cliente.example/</ClickThrough></VideoClicks>
    </Linear></Creative></Creatives></InLine></Ad>`);
}

export function wrapperVast(next: string, id = 'involucro'): string {
  return vast(`<Ad id="${id}"><Wrapper><AdSystem>fuori</AdSystem><Error>${adHost}/${id}/error?code=[ERRORCODE]</Error>
    <Impression>${adHost}/${id}/impression</Impression><VASTAdTagURI><![CDATA[${next}]]></VASTAdTagURI>
    <Creatives><Creative><Linear><TrackingEvents><Tracking event="start">${adHost}/${id}/start</Tracking></TrackingEvents></Linear></Creative></Creatives>
    </Wrapper></Ad>`);
}
