import type { Plugin } from 'vite';

const helper = '\0vite/preload-helper.js';

/**
 * The bundler wraps every later import in a helper that fetches style sheets and modules ahead. Here the document names the modules
 * and a part its own style sheet, so the helper would only be part of every first load: 0.7 KB gzip (`first-load.test.ts` notices a
 * style sheet that nothing fetches).
 */
export function noPreloadHelper(): Plugin {
  return {
    name: 'no-preload-helper',
    enforce: 'pre',
    load(id) {
      return id === helper ? 'export const __vitePreload = (load) => load();' : null;
    },
  };
}
