import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { addressField, exactField } from '#contract/fields.ts';
import type { Airing } from '#engines/station/airing.ts';
import type { Channel } from '#engines/station/channel.ts';
import { icyMetaintBytes, icySink } from '#engines/station/icy.ts';
import { stationBitrateKbps } from '#engines/station/station-format.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { AppContext } from '#server/app-context.ts';
import type { ConnectionLimit } from '#server/connections/connection-limiter.ts';
import { limitAddress } from '#server/limits/limits.ts';
import type { Broadcast } from './broadcast.ts';
import { type AacStreams, createAacStreams } from './hls/aac-streams.ts';
import type { ListenerTokens } from './listener-token.ts';
import type { StreamRow } from './live.store.ts';
import { responseSink } from './response-sink.ts';
import type { StreamList } from './stream-list.ts';
import { createStreamingResponses, type StreamingResponses } from './streaming-responses.ts';
import { tuneInFile } from './tune-in.ts';

/** A token or a campaign that is not understood is none. */
const listener = z.object({
  token: exactField(0, 1_000).optional().catch(undefined),
  campagna: addressField.optional().catch(undefined),
});
const schema = { params: z.object({ id: addressField }), querystring: listener };
const ofSegment = { params: z.object({ id: addressField, part: addressField }), querystring: listener };
type Request = FastifyRequest<{ Params: z.output<typeof schema.params>; Querystring: z.output<typeof listener> }>;
type SegmentRequest = FastifyRequest<{
  Params: z.output<typeof ofSegment.params>;
  Querystring: z.output<typeof listener>;
}>;
type Tools = Pick<AppContext, 'clock' | 'config' | 'log'> & {
  streams: StreamList;
  broadcast: Broadcast;
  tokens: ListenerTokens;
  /** How many may listen at once over streaming responses. */
  limit: ConnectionLimit;
};
type AuthorizedStream = { stream: StreamRow; isForSome: boolean; query: string };

/** What a campaign's address of the stream calls itself: its listeners are counted apart. */
const campaignForm = /^[a-z][\w-]{0,29}$/;
const anyone = { config: { access: 'public' as const }, schema };
/** Players stand on other sites too. */
const forEverySite = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** The station's addresses for ears: the endless stream, its HLS form and the tune-in files. */
export function serveStreams(app: FastifyInstance, tools: Tools): void {
  const answers = createStreamingResponses(app, tools.limit);
  const aac = createAacStreams(tools);
  app.addHook('onClose', async () => aac.stop());
  const open = (request: Request, reply: FastifyReply) => {
    const [id = '', format] = request.params.id.split(/\.(?=m3u$|pls$)/);
    return format ? tuneIn(id, format, request, reply, tools) : listen(request, reply, tools, answers);
  };
  app.get('/stream/:id', { ...anyone, exposeHeadRoute: false }, open);
  app.head('/stream/:id', anyone, open);

  /** A player that asks for titles from another site asks this first. */
  app.options('/stream/:id', anyone, (_request, reply) =>
    reply
      .status(204)
      .headers({
        ...forEverySite,
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'icy-metadata, range',
        'access-control-max-age': '86400',
      })
      .send(),
  );

  app.get('/stream/:id/live.m3u8', anyone, async (request: Request, reply) => {
    const found = await authorizedStream(request.params.id, request, reply, tools);
    const channel = found && (await channelOf(found, reply, tools));
    if (!channel) return reply;
    const addressOf = (sequence: number) => `/stream/${found.stream.id}/segment/${sequence}${found.query}`;
    const playlist = await soundOf(found, channel, aac).playlist(addressOf);
    if (!playlist) return sendFailure(reply.header('retry-after', 2), 503, 'the stream is starting');
    return reply.header('cache-control', 'no-cache').type('application/vnd.apple.mpegurl').send(playlist);
  });

  app.get('/stream/:id/segment/:part', { ...anyone, schema: ofSegment }, async (request: SegmentRequest, reply) => {
    const { id, part } = request.params;
    const found = await authorizedStream(id, request, reply, tools);
    const channel = found && (await channelOf(found, reply, tools));
    if (!channel) return reply;
    const sound = soundOf(found, channel, aac);
    const bytes = await sound.segment(Number(part));
    if (!bytes) return sendFailure(reply, 404, 'not found');
    tools.broadcast.counter.fetched(connectionOf(found, request), tools.clock.now());
    return reply
      .header('cache-control', `${found.isForSome ? 'private' : 'public'}, max-age=60`)
      .type(sound.type)
      .send(bytes);
  });
}

type HlsSound = {
  type: string;
  playlist(addressOf: (sequence: number) => string): Promise<string | undefined>;
  segment(sequence: number): Promise<Buffer | undefined>;
};

/** The channel as it is, or in the encoding of this stream. */
function soundOf({ stream }: AuthorizedStream, channel: Channel, aac: AacStreams): HlsSound {
  if (stream.format !== 'aac' || !aac.isHere())
    return {
      type: 'audio/mpeg',
      playlist: async (addressOf) => channel.playlist(addressOf),
      segment: (sequence) => segmentOf(channel, sequence),
    };
  return {
    type: 'audio/aac',
    playlist: (addressOf) => soon(() => aac.playlist(channel, addressOf)),
    segment: (sequence) => soon(() => aac.segment(channel, sequence)),
  };
}

/** What a moment's patience brings: an encoder that has just begun, or a segment that another process listed first. */
async function soon<T>(look: () => T | undefined): Promise<T | undefined> {
  for (let tries = 0; tries < 20 && !look(); tries++) await pause(100);
  return look();
}

/** A list from one process may name what another one is about to have. */
async function segmentOf(channel: Channel, sequence: number): Promise<Buffer | undefined> {
  const isNext = sequence === (channel.newestSegment() ?? Number.NaN) + 1;
  for (let look = 0; isNext && look < 10 && !channel.segment(sequence); look++) await pause(100);
  return channel.segment(sequence);
}

async function listen(
  request: Request,
  reply: FastifyReply,
  tools: Tools,
  answers: StreamingResponses,
): Promise<FastifyReply> {
  const { broadcast, clock, config } = tools;
  const found = await authorizedStream(request.params.id, request, reply, tools);
  const elsewhere = found && broadcast.elsewhere(found.stream.id, listenerOf(request));
  if (elsewhere) return reply.header('cache-control', 'no-store').redirect(elsewhere.src + found.query, 302);
  const channel = found && (await channelOf(found, reply, tools));
  if (!channel) return reply;
  const { range } = request.headers;
  // After a drop Chromium asks for the bytes from where it was and would throw away as many again: an endless stream has no such place.
  if (/^\s*bytes\s*=\s*0*[1-9]/i.test(range ?? ''))
    return sendFailure(reply, 416, 'a live stream has no earlier bytes');
  const wantsTitles = request.headers['icy-metadata'] === '1';
  const raw = answers.begin(reply, {
    'content-type': 'audio/mpeg',
    'cache-control': 'no-cache, no-store',
    'accept-ranges': 'none',
    'access-control-expose-headers': 'icy-metaint, icy-name, icy-br',
    'icy-name': headerText(`${config.stationName} ${found.stream.name}`),
    'icy-br': String(stationBitrateKbps),
    ...(wantsTitles ? { 'icy-metaint': String(icyMetaintBytes) } : {}),
  });
  if (!raw) return reply;
  // No chunk headers around each piece: players read plain bytes until the end.
  raw.useChunkedEncodingByDefault = false;
  raw.writeHead(200);
  if (request.method === 'HEAD') {
    raw.end();
    return reply;
  }
  const plain = responseSink(raw);
  const listening = channel.listen(wantsTitles ? icySink(plain, (airing) => titleOf(broadcast, airing)) : plain);
  const number = broadcast.counter.opened({ ...connectionOf(found, request), range }, clock.now());
  answers.hold(raw, () => {
    listening.leave();
    broadcast.counter.closed(number);
  });
  return reply;
}

/** Steady through a reconnect, and apart for the people behind one address. */
function listenerOf({ ip, headers }: Request): string {
  return `${limitAddress(ip)} ${headers['user-agent'] ?? ''}`;
}

function connectionOf({ stream }: AuthorizedStream, { ip, headers, query }: Request) {
  const campaign = campaignForm.test(query.campagna ?? '') ? `/${query.campagna}` : '';
  return { channelId: stream.id + campaign, address: ip, userAgent: headers['user-agent'] ?? '' };
}

function titleOf(broadcast: Broadcast, { itemId }: Airing): string {
  const item = broadcast.item(itemId);
  return item?.artist ? `${item.artist} - ${item.title}` : (item?.title ?? '');
}

/** A header holds Latin-1 and nothing else. */
function headerText(text: string): string {
  return text.replace(/[^\x20-\x7e\xa0-\xff]/gu, '?');
}

/** Finds the stream, or answers why not. A stream for some needs its signed, unexpired token. */
async function authorizedStream(
  id: string,
  request: Request,
  reply: FastifyReply,
  { streams, tokens, clock }: Tools,
): Promise<AuthorizedStream | null> {
  void reply.headers(forEverySite);
  const stream = (await streams()).find((one) => one.id === id);
  if (!stream) {
    sendFailure(reply, 404, 'not found');
    return null;
  }
  const isForSome = stream.pro || stream.semiPro;
  const { token = '' } = request.query;
  if (isForSome && !tokens.isValid(id, token, clock.now())) {
    sendFailure(reply, 403, 'listener token needed');
    return null;
  }
  return { stream, isForSome, query: isForSome ? `?token=${encodeURIComponent(token)}` : '' };
}

async function channelOf({ stream }: AuthorizedStream, reply: FastifyReply, { broadcast }: Tools) {
  const channel = await broadcast.channelSoon(stream.channel);
  // An Icecast server has no HLS form.
  if (broadcast.elsewhere(stream.id)) sendFailure(reply, 404, 'not found');
  else if (!channel) sendFailure(reply.header('retry-after', 5), 503, 'not on air here');
  return channel;
}

async function tuneIn(
  id: string,
  format: string,
  request: Request,
  reply: FastifyReply,
  tools: Tools,
): Promise<FastifyReply> {
  const found = await authorizedStream(id, request, reply, tools);
  if (!found) return reply;
  const { publicUrl, stationName } = tools.config;
  const address = new URL(tools.broadcast.elsewhere(id)?.src ?? `/stream/${id}`, publicUrl).href;
  const file = tuneInFile(format, {
    address: address + found.query,
    title: `${stationName} ${found.stream.name}`,
  });
  return reply
    .headers({ 'cache-control': 'no-cache', 'content-disposition': `attachment; filename="${id}.${format}"` })
    .type(file.type)
    .send(file.text);
}
