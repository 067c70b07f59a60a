import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { exactField } from '#contract/fields.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { defaultColours } from '../embed.colours.ts';
import { type EmbedSize, embedAddress, measuresOf } from '../embed.rules.ts';
import { type OEmbedKind, oEmbedAnswer, oEmbedXml } from '../oembed.rules.ts';
import { onAirMessages } from '../on-air.messages.ts';

const asked = exactField(0, 2_000).optional();
const querystring = z.object({ url: asked, format: asked, maxwidth: asked, maxheight: asked });

/** Whoever shows a card of our pages gets the player with it: https://oembed.com, version 1.0. */
export function serveOEmbed(
  app: FastifyInstance,
  { config }: Pick<AppContext, 'config'>,
  kinds: readonly OEmbedKind[],
): void {
  const provider = { name: config.stationName, url: config.publicUrl };

  const options = { config: { access: 'public' as const }, schema: { querystring } };
  app.withTypeProvider<ZodSchemas>().get('/oembed', options, async (request, reply) => {
    // Other sites ask from their visitors' browsers too.
    void reply.header('access-control-allow-origin', '*').header('cross-origin-resource-policy', 'cross-origin');
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (format !== 'json' && format !== 'xml') return sendFailure(reply, 501, 'format: json or xml');
    const room = { maxWidth: mostPixels(maxwidth), maxHeight: mostPixels(maxheight) };
    if (Number.isNaN(room.maxWidth + room.maxHeight)) return sendFailure(reply, 400, 'maxwidth, maxheight: pixels');
    if (!url) return sendFailure(reply, 400, 'url: missing');
    const found = await find(pathOf(url, config.publicUrl), kinds);
    const answer = found && oEmbedAnswer(found, room, provider);
    if (!answer) return sendFailure(reply, 404, 'not found');
    void reply.header('cache-control', `public, max-age=${answer.cache_age}`);
    if (format === 'xml') return send(reply, 'text/xml; charset=utf-8', oEmbedXml(answer));
    return send(reply, 'application/json; charset=utf-8', JSON.stringify(answer));
  });
}

/** The listen page is the live player. */
export function listenOEmbed({ config }: Pick<AppContext, 'config'>): OEmbedKind {
  const bestFirst: EmbedSize[] = ['320x100', '234x60', '120x240', '150x60'];
  const frames = bestFirst.map((size) => ({
    ...measuresOf(size),
    address: embedAddress({ size, ...defaultColours }, config.publicUrl),
  }));
  return {
    path: /^\/ascolta-la-radio$/,
    find: () => ({ title: `${onAirMessages.title} | ${config.stationName}`, frames }),
  };
}

async function find(path: string | null, kinds: readonly OEmbedKind[]) {
  if (path === null) return null;
  for (const kind of kinds) {
    const match = kind.path.exec(path);
    const found = match && (await kind.find(match));
    if (found) return found;
  }
  return null;
}

/** The path of one of our own addresses, http or https alike; null for everybody else's. */
function pathOf(url: string, publicUrl: string): string | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname } = new URL(url);
  if (!/^https?:$/.test(protocol) || host !== new URL(publicUrl).host) return null;
  return pathname.length > 1 ? withoutEndSlashes(pathname) : pathname;
}

function mostPixels(text: string | undefined): number {
  if (text === undefined) return Number.POSITIVE_INFINITY;
  return /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
}

function send(reply: FastifyReply, type: string, body: string): FastifyReply {
  return reply.type(type).send(body);
}
