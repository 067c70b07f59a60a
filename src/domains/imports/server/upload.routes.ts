import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '#contract/refusal.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import { staffUser } from '#server/desk/implement-resource.ts';
import { allowSlowBody } from '#server/http/body-time.ts';
import { readUpload } from '#server/media/intake/read-upload.ts';
import { getImports } from '../imports.contract.ts';
import { bytesFor, importKinds, importsPath, kindsFor } from '../imports.rules.ts';
import type { ImportTools } from './import-tools.ts';
import { takeFile } from './take-file.ts';

const querystring = z.object({ kind: z.enum(importKinds) });

/** The call that takes a file, in a scope of its own where nothing else is parsed. */
export async function serveImportUploads(app: FastifyInstance, tools: ImportTools): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(new Refusal(415, 'body: send multipart/form-data'));
    });
    const routes = scope.withTypeProvider<ZodSchemas>();
    const options = { config: { access: getImports.access }, schema: { querystring } };
    routes.post(importsPath, options, async (request, reply) => {
      const { user, query, headers, raw } = request;
      if (!user) throw new Refusal(401, 'unauthorized');
      if (!kindsFor(user.permissions).includes(query.kind)) throw new Refusal(403, 'forbidden');
      allowSlowBody(raw);
      const upload = await readUpload(headers, raw, bytesFor(query.kind));
      try {
        const data = await takeFile(tools, query.kind, upload, staffUser(user));
        return reply.header('cache-control', 'no-store').send({ status: 'success', message: '', data });
      } finally {
        await upload.remove();
      }
    });
  });
}
