import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addressField } from '#contract/fields.ts';
import { sendFailure } from '#server/api/error-handler.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { AppContext } from '#server/app-context.ts';
import { readEmbedFiles } from '#server/pages/embed-files.ts';
import { type FramedKind, playerHeights, playerStyle } from '../../player.rules.ts';
import { episodeHtml } from './embed-page.ts';
import { type Framed, framedEpisodes, framedMix } from './framed.ts';

const source = 'src/domains/podcasts/web/embed/embed-episode.ts';
const idForm = /^[\p{L}\p{N}_.~-]{1,120}$/u;
const maxAgeSeconds = 60;

function policyOf({ devServer }: AppContext['config']): string {
  // Vite's client brings its styles inline and speaks over a web socket.
  if (devServer) return "default-src 'self' 'unsafe-inline' ws:; frame-ancestors *";
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    'frame-ancestors *',
  ].join('; ');
}

type Tools = Pick<AppContext, 'db' | 'clock' | 'config'> & { assetFolder: string | undefined };
/** A look that is not understood is the usual one. */
const lookField = addressField.optional().catch(undefined);
const schema = {
  params: z.object({ id: addressField }),
  querystring: z.object({ style: lookField, color: lookField }),
};

/** The player of one episode, show or mix, for a frame on any site. Where another host has the sound, the frame goes on to it. */
export async function servePodcastEmbeds(app: FastifyInstance, context: Tools): Promise<void> {
  const { config, assetFolder } = context;
  const files = await readEmbedFiles(assetFolder, source);
  const policy = policyOf(config);
  const find: Record<FramedKind, (id: string) => Promise<Framed | null>> = {
    podcast: (id) => framedEpisodes(context, id),
    mix: (id) => framedMix(context, id),
  };

  for (const kind of ['podcast', 'mix'] as const) {
    app
      .withTypeProvider<ZodSchemas>()
      .get(`/embed/${kind}/:id`, { config: { access: 'public' }, schema }, async (request, reply) => {
        const { id } = request.params;
        if (!idForm.test(id)) return sendFailure(reply, 404, 'not found');
        const style = playerStyle(request.query.style ?? '');
        const elsewhere = hostAddress(config, kind, id, { style, color: request.query.color });
        const openTheFrame = () => reply.removeHeader('x-frame-options').header('content-security-policy', policy);
        if (elsewhere) return openTheFrame().redirect(elsewhere, 302);
        const framed = await find[kind](id);
        if (!framed) return sendFailure(reply, 404, 'not found');
        return openTheFrame()
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('cache-control', `public, max-age=${maxAgeSeconds}`)
          .type('text/html; charset=utf-8')
          .send(episodeHtml({ framed, style, station: config.stationName, publicUrl: config.publicUrl, files }));
      });
  }
}

type Look = { style: keyof typeof playerHeights; color: string | undefined };

/** Where the outside host frames this; null while the station itself does. */
function hostAddress(
  { podcastHost, mixcloud }: AppContext['config'],
  kind: FramedKind,
  id: string,
  look: Look,
): string | null {
  if (kind === 'mix') {
    return mixcloud
      ? `${mixcloud.widgetUrl}?${new URLSearchParams({ feed: `/${mixcloud.user}/${id}/`, hide_cover: '1' })}`
      : null;
  }
  if (!podcastHost) return null;
  const color = /^#?([0-9a-f]{6})$/i.exec(look.color ?? '')?.[1] ?? '';
  const parts: Record<string, string> = { id, style: look.style, height: String(playerHeights[look.style]), color };
  return podcastHost.url.replace(/\{(id|style|height|color)\}/g, (_, name: string) =>
    encodeURIComponent(parts[name] ?? ''),
  );
}
