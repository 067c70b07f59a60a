import { artistsStaff } from '#domains/catalogue/server/artists.staff.ts';
import { importJobs } from '#domains/imports/server/import-jobs.ts';
import { importTools } from '#domains/imports/server/import-tools.ts';
import { openMedia } from '#server/media/open-media.ts';
import { openTestContext } from '../test-context.ts';

/** A process that does nothing but import, until it is killed. */
const { connection, dataDir } = JSON.parse(process.env.STATION ?? '{}');
const { context } = await openTestContext({ connection, dataDir, withJobs: true });
const media = await openMedia({ dataDir, s3: undefined }, context.log);
await importJobs(importTools(context, [artistsStaff(context)], media));
process.send?.('ready');
