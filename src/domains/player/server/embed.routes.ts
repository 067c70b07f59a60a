import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Client } from '#contract/client.ts';
import { addressField } from '#contract/fields.ts';
import { getCurrentSongInfo, type NowPlaying } from '#domains/live/live.contract.ts';
import { standardStreamId } from '#engines/player/default-stream.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { readEmbedFiles } from '#server/pages/embed-files.ts';
import { embedPath, readChoice } from '../embed.rules.ts';
import { embedHtml } from './embed-page.ts';

const source = 'src/domains/player/web/embed/embed-player.ts';

/** Like the other pages', with less in it, and open to every frame. */
function policyOf({ devServer, icecast }: AppContext['config']): string {
  // Vite's client brings its styles inline and speaks over a web socket.
  if (devServer) return "default-src 'self' 'unsafe-inline' ws:; frame-ancestors *";
  const sound = icecast ? icecast.listenAt.map(({ url }) => ` ${new URL(url).origin}`).join('') : '';
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self'",
    `media-src 'self'${sound}`,
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

/** A choice that is not understood is the house's own. */
const choiceField = addressField.optional().catch(undefined);
const choiceSchema = z.object({ size: choiceField, background: choiceField, text: choiceField, accent: choiceField });

/** A title that is some seconds old is put right by the player itself. */
const maxAgeSeconds = 10;

type Tools = Pick<AppContext, 'config' | 'log'> & { client: Client; assetFolder: string | undefined };

/** The one page of the house that every site may frame. */
export async function serveEmbed(app: FastifyInstance, { config, log, client, assetFolder }: Tools): Promise<void> {
  const files = await readEmbedFiles(assetFolder, source);
  const policy = policyOf(config);
  const stationUrl = `${config.publicUrl}/ascolta-la-radio`;

  app
    .withTypeProvider<ZodSchemas>()
    .get(embedPath, { config: { access: 'public' }, schema: { querystring: choiceSchema } }, async (request, reply) => {
      const choice = readChoice(request.query);
      const html = embedHtml({ choice, item: await onAir(), station: config.stationName, stationUrl, files });
      return reply
        .removeHeader('x-frame-options')
        .header('content-security-policy', policy)
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('cache-control', `public, max-age=${maxAgeSeconds}`)
        .type('text/html; charset=utf-8')
        .send(html);
    });

  /** Without a title the player still plays. */
  async function onAir(): Promise<NowPlaying | null> {
    try {
      return await client.call(getCurrentSongInfo, { params: { metaId: standardStreamId }, query: {} });
    } catch (error) {
      log.warn({ err: error }, 'the framed player does not know what is on air');
      return null;
    }
  }
}
