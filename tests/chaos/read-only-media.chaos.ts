import { join } from 'node:path';
import { expect, test } from 'vitest';
import { cookiesOf } from '#domains/accounts/server/people.test-helper.ts';
import { uploadPath } from '#domains/careers/careers.rules.ts';
import { pdf } from '#domains/careers/cvs.test-helper.ts';
import { formOf } from '#domains/careers/server/applicants.test-helper.ts';
import { prepareStations } from '../process/two-stations.ts';
import { revealing } from '../revealing.ts';
import { canMount, makeReadOnly } from './small-disk.ts';
import { seconds, tell } from './tell.ts';
import { expectUnharmed, startWitness } from './witness.ts';

test.skipIf(!canMount)('media that cannot be written take new files away from nobody but their sender', async () => {
  const { start, mediaFolder } = await prepareStations();
  const { url } = await start();
  const witness = await startWitness(url);
  const page = await (await fetch(`${url}/parceiros`)).text();
  const [picture = ''] = /\/media\/original\/partners\/[0-9a-f]{16}\.png/.exec(page) ?? [];
  const sendCv = async () => {
    const asked = await fetch(`${url}/api/v1/workWithUs/getUploadKey`);
    const { key } = (await asked.json()).data;
    const headers = { cookie: cookiesOf(asked) };
    const answer = await fetch(url + uploadPath, { method: 'POST', body: formOf({ key, file: pdf() }), headers });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), text: await answer.text() };
  };
  expect((await sendCv()).status).toBe(200);

  const restore = makeReadOnly(join(mediaFolder, 'media'));
  const refused = await sendCv();
  expect(refused).toMatchObject({ status: 503, retryAfter: expect.any(String) });
  expect(revealing.exec(refused.text)).toBe(null);
  // A size that nobody has asked for yet: it is made, and made again, since it cannot be kept.
  for (const size of ['original', '200x200', '200x200']) {
    const { status } = await fetch(url + picture.replace('original', size));
    expect([size, status]).toEqual([size, 200]);
  }
  await witness.untilHeard(10);
  restore();
  expect((await sendCv()).status).toBe(200);
  const testimony = await witness.testify();
  tell({ 'sound heard': testimony.heardShare.toFixed(2), 'longest pause': seconds(testimony.longestPauseMs) });
  expectUnharmed(testimony);
});
