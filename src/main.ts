import { flushCompileCache } from 'node:module';
import { startStation } from './server/start-station.ts';

await startStation(process.env, { waitForDemo: process.argv.includes('--wait') });
flushCompileCache();
