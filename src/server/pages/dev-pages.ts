import { createServer } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import type { PageBundle, Renderer } from './renderer.ts';

const entry = '/src/web/hydrate.tsx';
const serverEntry = '/src/web/entry-server.tsx';

/** Pages straight from the sources, with hot reload. Vite is loaded only here, so production never needs it. */
export async function openDevPages() {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({ appType: 'custom', server: { middlewareMode: true, hmr: { port: 24_678 } } });
  const serverFactory: FastifyServerFactory = (handler) =>
    createServer((request, response) => vite.middlewares(request, response, () => handler(request, response)));
  const renderer: Renderer = {
    bundle: async () => (await vite.ssrLoadModule(serverEntry)) as PageBundle,
    files: () => ({
      scripts: ['/@vite/client', entry],
      styles: ['/src/web/styles/main.css'],
      preloads: [],
      fonts: [],
      textFonts: {},
      mainAssets: [],
    }),
    extraHead:
      '\n<script type="module">import { injectIntoGlobalHook } from "/@react-refresh"; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;</script>',
  };
  return { renderer, serverFactory, close: () => vite.close() };
}
