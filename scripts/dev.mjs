// `npm run dev`: the station with hot reload. Vite serves the pages from their sources; a change of server code restarts it.
import { installIfNeeded } from './install.mjs';
import { runStation } from './run-station.mjs';

installIfNeeded();
runStation(['--watch', '--watch-preserve-output'], { DEV_SERVER: 'true' });
