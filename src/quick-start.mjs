// Loaded before everything else (`node --import`), so it is plain JavaScript: a start has two thousand modules to find.
import { enableCompileCache, registerHooks } from 'node:module';

// What was compiled once is read from disk by every later start. Where that folder cannot be written the start is only slower.
enableCompileCache(new URL('../node_modules/.cache/station', import.meta.url).pathname);

const src = new URL('./', import.meta.url).href;
const foreign = '/node_modules/';
/** Node parses the 170 KB of this package's addresses again for each of its hundred files and for each import of one. */
const drizzle = `${foreign}drizzle-orm/`;
const packages = new Map();

registerHooks({ resolve });

/** The same answers as Node's own, without looking at the disk for what the name says already. */
function resolve(specifier, context, next) {
  const { parentURL = '', conditions } = context;
  if (conditions.includes('require')) return next(specifier, context);
  if (parentURL.includes(foreign)) {
    const isOfDrizzle = specifier.startsWith('.') && parentURL.includes(drizzle) && parentURL.endsWith('.js');
    return isOfDrizzle ? found(new URL(specifier, parentURL).href, 'module') : next(specifier, context);
  }
  if (specifier.endsWith('.ts')) {
    if (specifier.startsWith('#')) return found(src + specifier.slice(1), 'module-typescript');
    if (specifier.startsWith('.')) return found(new URL(specifier, parentURL).href, 'module-typescript');
  }
  if (!/^[a-z@]/.test(specifier) || specifier.includes(':')) return next(specifier, context);
  if (!packages.has(specifier)) packages.set(specifier, next(specifier, context));
  return { ...packages.get(specifier), shortCircuit: true };
}

function found(url, format) {
  return { url, format, shortCircuit: true };
}
