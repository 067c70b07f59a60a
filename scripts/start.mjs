// `npm start`: installs what is missing, builds what changed, then runs the station. Runs on Node 20 before anything is installed,
// so it uses no dependency and plain JavaScript; the station itself runs on the Node that the project pins.

import { buildIfChanged } from './build-if-changed.mjs';
import { installIfNeeded } from './install.mjs';
import { runStation } from './run-station.mjs';

installIfNeeded();
buildIfChanged();
runStation();
