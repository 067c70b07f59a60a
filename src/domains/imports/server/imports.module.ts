import type { DomainModule } from '#server/domain-module.ts';
import { serveFaults } from './faults.routes.ts';
import { importTools } from './import-tools.ts';
import { importRoutes } from './imports.routes.ts';
import { serveImportUploads } from './upload.routes.ts';

export const importsModule: DomainModule = {
  name: 'imports',
  open(context) {
    const tools = importTools(context, context.staffResources, context.media);
    return {
      endpoints: importRoutes(tools),
      async routes(app) {
        serveFaults(app, tools);
        await serveImportUploads(app, tools);
      },
    };
  },
};
