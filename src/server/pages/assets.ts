import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, extname, join, relative } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../api/error-handler.ts';
import { encodingFor } from './send-page.ts';

type Asset = { type: string; etag: string; isHashed: boolean; identity: Buffer; br?: Buffer; gzip?: Buffer };

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * Serves the built client from memory, compressed as the build left it; so a process also outlives a build that replaces its
 * files. Names with a hash may be kept for a year; an old hash is a 404.
 */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  const assets = await assetsIn(folder);
  for (const [name, asset] of assets) {
    if (!name.startsWith('/assets/'))
      app.get(name, { config: { access: 'public' } }, (request, reply) => send(asset, request, reply));
  }
  app.get('/assets/*', { config: { access: 'public' } }, (request, reply) => {
    const asset = assets.get(request.url.split('?')[0] ?? '');
    return asset ? send(asset, request, reply) : sendFailure(reply, 404, 'not found');
  });
}

function send(asset: Asset, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const encoding = asset.br && asset.gzip ? encodingFor(request.headers['accept-encoding']) : undefined;
  const etag = encoding ? `${asset.etag.slice(0, -1)}-${encoding}"` : asset.etag;
  void reply
    .header('cache-control', asset.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    .header('etag', etag)
    .header('vary', 'accept-encoding')
    .type(asset.type);
  if (request.headers['if-none-match'] === etag) return reply.status(304).send();
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(asset[encoding ?? 'identity']);
}

const known = new Map<string, ReturnType<typeof readAssets>>();

/** Read once by a process, like the bundle that makes the pages: the two belong together. */
function assetsIn(folder: string): ReturnType<typeof readAssets> {
  const assets = known.get(folder) ?? readAssets(folder);
  known.set(folder, assets);
  return assets;
}

async function readAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(await Promise.all(paths.map(async (path) => [path, await readFile(path)] as const)));
  const assets = new Map<string, Asset>();
  for (const [path, identity] of files) {
    const type = types[extname(path)];
    const name = `/${relative(folder, path).replaceAll('\\', '/')}`;
    if (!type || name.startsWith('/.')) continue;
    const isHashed = name.startsWith('/assets/');
    const etag = `"${isHashed ? basename(path) : createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`;
    assets.set(name, { type, etag, isHashed, identity, br: files.get(`${path}.br`), gzip: files.get(`${path}.gz`) });
  }
  return assets;
}
