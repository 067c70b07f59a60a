import openRunFolder from '../run/run-folder.ts';
import { openPrepared } from './take.ts';

/** What every run of the tests begins with, made while other checks still go on. */
openRunFolder();
await openPrepared();
process.exit();
