import { statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The browser's typed client needs an endpoint's method, path and access, never its schemas: every `*.contract.ts`
 * becomes a module of plain addresses, and zod stays out of the first load. Types still come from the real file.
 */
export function contractAddresses(): Plugin {
  return {
    name: 'contract-addresses',
    enforce: 'pre',
    async load(id) {
      const [file = ''] = id.split('?');
      if (!file.endsWith('.contract.ts')) return null;
      const fresh = `${pathToFileURL(file).href}?t=${statSync(file).mtimeMs}`;
      const module: Record<string, unknown> = await import(fresh);
      const lines = Object.entries(module)
        .filter((entry): entry is [string, { method: string; path: string; access: string }] => isEndpoint(entry[1]))
        .map(([name, { method, path, access }]) => {
          return `export const ${name} = ${JSON.stringify({ method, path, access })};`;
        });
      return { code: lines.join('\n'), map: null };
    },
  };
}

function isEndpoint(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'endpoint';
}
