import type { DomainModule } from '#server/domain-module.ts';
import { careersJobs } from './careers.jobs.ts';
import { careersPersonalData } from './careers.personal.ts';
import { careersRoutes } from './careers.routes.ts';
import { createCvFiles } from './cv-files.ts';
import { serveCvUploads } from './upload.routes.ts';
import { createUploadKeys } from './upload-keys.ts';

export const careersModule: DomainModule = {
  name: 'careers',
  personalData: () => [careersPersonalData],
  jobs: (context) => careersJobs({ ...context, store: context.media.store }),
  open(context) {
    const keys = createUploadKeys(context.secret);
    return {
      endpoints: careersRoutes({ ...context, keys }),
      routes: (app) => serveCvUploads(app, { ...context, keys, files: createCvFiles(context.media.store) }),
    };
  },
};
