import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { wholeNumber } from '#contract/fields.ts';
import { Refusal } from '#contract/refusal.ts';
import { resourceEndpoints } from '#contract/resource.ts';
import type { ZodSchemas } from '#server/api/route-schemas.ts';
import type { User } from '#server/api/visitor.ts';
import { staffUser } from '#server/desk/implement-resource.ts';
import { allowSlowBody } from '#server/http/body-time.ts';
import { readUpload, type Upload } from '#server/media/intake/read-upload.ts';
import { mediaResource } from '../media.resource.ts';
import { mostFileBytes, replacePath, uploadPath } from '../media.rules.ts';
import { addFile, type LibraryTools, replaceFile } from './add-file.ts';

type Work = (upload: Upload, user: User) => Promise<object>;

const params = z.object({ id: wholeNumber({ min: 1 }) });
const querystring = z.object({ version: wholeNumber({ min: 1 }) });

/** The calls that take a file instead of JSON, in a scope of their own where nothing else is parsed. */
export async function serveMediaUploads(app: FastifyInstance, tools: LibraryTools): Promise<void> {
  const { access } = resourceEndpoints(mediaResource).create;
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    scope.addContentTypeParser('*', (_request, _payload, done) => {
      done(new Refusal(415, 'body: send multipart/form-data'));
    });
    const routes = scope.withTypeProvider<ZodSchemas>();
    routes.post(uploadPath, { config: { access } }, (request, reply) =>
      receive(request, reply, (upload, user) => addFile(tools, upload, staffUser(user))),
    );
    routes.post(replacePath(':id'), { config: { access }, schema: { params, querystring } }, (request, reply) => {
      const { id } = request.params;
      const { version } = request.query;
      return receive(request, reply, (upload, user) => replaceFile(tools, upload, staffUser(user), { id, version }));
    });
  });
}

async function receive(
  { user, headers, raw }: Pick<FastifyRequest, 'user' | 'headers' | 'raw'>,
  reply: FastifyReply,
  work: Work,
): Promise<FastifyReply> {
  if (!user) throw new Refusal(401, 'unauthorized');
  allowSlowBody(raw);
  const upload = await readUpload(headers, raw, mostFileBytes);
  try {
    const data = await work(upload, user);
    return reply.header('cache-control', 'no-store').send({ status: 'success', message: '', data });
  } finally {
    await upload.remove();
  }
}
