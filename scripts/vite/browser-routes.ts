import type { Plugin } from 'vite';

/** What only the server asks a route: how long its page is kept, by which parameters it changes, who may know of it. */
const serverOnly = /, (?:query: (?:\[[^\]]*\]|[\w.]+)|maxAgeSeconds: \d+|unlisted: true)/g;

/** The table of all pages is part of every first load: the browser gets addresses and files, nothing else. */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    enforce: 'pre',
    transform(code, id, options) {
      if (options?.ssr || !/[\\/]src[\\/]web[\\/]routes\.ts$/.test(id)) return null;
      return { code: code.replace(serverOnly, ''), map: null };
    },
  };
}
