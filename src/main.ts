import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// What was compiled once is read from disk by every later start. Where that folder cannot be written the start is only slower.
enableCompileCache(join(import.meta.dirname, '../node_modules/.cache/station'));
const { startStation } = await import('./server/start-station.ts');
await startStation(process.env, { waitForDemo: process.argv.includes('--wait') });
flushCompileCache();
