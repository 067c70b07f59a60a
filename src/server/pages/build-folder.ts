import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run build` writes the pages and the server finds them. */
export const buildFolder = process.env.BUILD_DIR
  ? resolve(process.env.BUILD_DIR)
  : fileURLToPath(new URL('../../../dist', import.meta.url));
