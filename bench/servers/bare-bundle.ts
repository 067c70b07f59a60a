import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildFolder } from '#server/pages/build-folder.ts';

export type BareBundle = typeof import('./bare-pages.tsx');

const folder = join(buildFolder, 'bench');

/**
 * Builds `bare-pages.tsx` beside the pages' own build, since pages are no code that Node runs as it stands: with the same
 * plugins, but for the one that lets nothing of this folder into the pages, and with React as npm delivers it.
 */
export async function buildBareBundle(): Promise<void> {
  const { build, loadConfigFromFile } = await import('vite');
  const input = fileURLToPath(new URL('bare-pages.tsx', import.meta.url));
  await inProduction(async () => {
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production', isSsrBuild: true });
    const plugins = (loaded?.config.plugins ?? []).flat().filter((plugin) => !isNamed(plugin, 'no-server-code'));
    await build({
      configFile: false,
      publicDir: false,
      logLevel: 'error',
      plugins,
      build: { ssr: true, outDir: folder, emptyOutDir: true, target: 'es2022', rolldownOptions: { input } },
    });
  });
}

/** React chooses between its two builds when it is loaded; the yardstick is the fast one, whatever the station runs on. */
export async function openBareBundle(): Promise<BareBundle> {
  const bundle = await inProduction<BareBundle>(() => import(pathToFileURL(join(folder, 'bare-pages.js')).href));
  if (!bundle.isProductionReact) throw new Error('the yardstick needs React in its production build');
  return bundle;
}

/** Vite leaves NODE_ENV as it set it; the station under test must find it as `npm start` would. */
async function inProduction<T>(act: () => Promise<T>): Promise<T> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    return await act();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

function isNamed(plugin: unknown, name: string): boolean {
  return typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === name;
}
