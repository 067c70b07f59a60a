import { type Config, readConfig } from '#server/config.ts';

/**
 * As `npm start` reads it, but for the folder, the free port, the seed, the silence, callers who may say where from they call,
 * and a crowd that listens from one address.
 */
export function benchConfig(dataDir: string): Config {
  return readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    SEED: 'none',
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    MAX_STREAMS_PER_ADDRESS: '10000',
    MAX_EVENTS_PER_ADDRESS: '10000',
  });
}
