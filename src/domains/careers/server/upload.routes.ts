import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '#contract/refusal.ts';
import { readCookie } from '#server/api/cookies.ts';
import type { AppContext } from '#server/app-context.ts';
import { allowSlowBody } from '#server/http/body-time.ts';
import { limitAddress } from '#server/limits/limits.ts';
import { encodeUpload } from '../careers.decode.ts';
import { mostCvBytes, uploadPath } from '../careers.rules.ts';
import type { CvFiles } from './cv-files.ts';
import { type CvForm, readCvForm } from './cv-form.ts';
import { type CvChecker, createCvChecker } from './documents/cv-checker.ts';
import { browserCookie, type UploadKeys } from './upload-keys.ts';
import { markStored, nameUpload, spendKey } from './uploads.store.ts';

type Tools = Pick<AppContext, 'db' | 'clock' | 'limits' | 'log'> & { keys: UploadKeys; files: CvFiles };

const perAddress = { calls: 30, seconds: 3600 };

/** The one call that takes a form instead of JSON: it is registered in a scope of its own, where nothing else is parsed. */
export async function serveCvUploads(app: FastifyInstance, tools: Tools): Promise<void> {
  const checker = createCvChecker(tools);
  app.addHook('onClose', () => checker.close());
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
    context.addContentTypeParser('*', (_request, _payload, done) => {
      done(new Refusal(415, 'body: send multipart/form-data'));
    });
    context.post(uploadPath, { config: { access: 'public' } }, async (request, reply) => {
      await tools.limits.count('uploadCv', limitAddress(request.ip), perAddress);
      allowSlowBody(request.raw);
      const browser = readCookie(request.headers.cookie, browserCookie);
      const form = await readCvForm(request.headers, request.raw, (key) =>
        tools.keys.idOf(key, browser, tools.clock.now()),
      );
      const answer = encodeUpload(await takeIn(form, tools, checker));
      return reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(JSON.stringify(answer));
    });
  });
}

/** The key is spent first, then the file is looked at: a key is good for one try, and two tries at once are one. */
async function takeIn({ keyId, bytes }: CvForm, { db, clock, files }: Tools, checker: CvChecker): Promise<string> {
  const bareName = randomBytes(16).toString('hex');
  const id = await spendKey(db, keyId, bareName, clock.now());
  if (id === null) throw new Refusal(403, 'key not accepted');
  if (bytes.length > mostCvBytes) throw new Refusal(413, 'file too large');
  const kind = await checker.kindOf(bytes);
  if (!kind) throw new Refusal(400, 'file not accepted');
  const fileName = `${bareName}.${kind}`;
  await nameUpload(db, id, fileName, bytes.length);
  await files.put(fileName, kind, bytes);
  await markStored(db, id, clock.now());
  return fileName;
}
