import { startStation } from './server/start-station.ts';

await startStation(process.env);
