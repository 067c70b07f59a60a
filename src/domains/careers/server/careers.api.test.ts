import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { bearer, people } from '#domains/accounts/server/people.test-helper.ts';
import { mailOutbox } from '#server/mail/mail.tables.ts';
import { openCareersStation } from '../careers.test-helper.ts';
import { applicants, told } from './applicants.test-helper.ts';
import { forgetOldCvs } from './careers.jobs.ts';
import { cvUploads, jobApplications } from './careers.tables.ts';

const { station, clock } = await openCareersStation('demo');
const { db } = station.context;
const { send, uploaded, files } = applicants(station);
const dayMs = 86_400_000;
const applications = () => db.select().from(jobApplications).orderBy(jobApplications.id);
const mails = () =>
  db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'job-application')).orderBy(mailOutbox.writtenAt);
const forget = () => forgetOldCvs({ db, clock, store: station.media.store });

beforeEach(async () => {
  await db.delete(mailOutbox);
  await db.update(cvUploads).set({ keptUntil: new Date(0) });
  await forget();
});

describe('an application', () => {
  test('[JOB-23] [JOB-02] is sent by anybody, without a login, and is kept with its CV', async () => {
    const { curriculum, fileName } = await uploaded();
    const { status, body } = await send({ ...told, curriculum });
    expect([status, body]).toEqual([200, { status: 'success', message: '', data: null }]);
    const [kept] = await applications();
    expect(kept).toMatchObject({ name: 'Ana Lúcia', phone: told.telefono, position: told.testoPosizione });
    const [upload] = await db.select().from(cvUploads);
    expect(kept?.uploadId).toBe(upload?.id);
    expect(upload?.fileName).toBe(fileName);
  });

  test('is announced by a mail that says where the CV is and does not bring it along', async () => {
    const { curriculum, fileName } = await uploaded();
    await send({ ...told, curriculum });
    const [mail, ...more] = await mails();
    const [kept] = await applications();
    expect(more).toEqual([]);
    expect(mail?.to).toBe(station.context.config.careersMail);
    expect(mail?.subject).toBe('Candidatura: Tecnica <b>del</b> suono – Ana Lúcia Souza');
    for (const text of ['E-mail: ana.souza@posta.example', 'mai un fischio', `candidatura numero ${kept?.id}`]) {
      expect(mail?.text).toContain(text);
    }
    expect(mail?.html).toContain('Tecnica &lt;b&gt;del&lt;/b&gt; suono');
    expect(JSON.stringify(mail)).not.toContain(fileName);
  });

  test('whose mail cannot be written is not kept either, and can be sent again', async () => {
    const { curriculum } = await uploaded();
    await db.execute('alter table mail_outbox add constraint closed check (false) not valid');
    const { status } = await send({ ...told, curriculum });
    await db.execute('alter table mail_outbox drop constraint closed');
    expect(status).toBe(500);
    expect(await applications()).toEqual([]);
    expect((await send({ ...told, curriculum })).status).toBe(200);
    expect([(await applications()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('that is out of the form’s limits is refused and leaves nothing behind', async () => {
    const { curriculum } = await uploaded();
    for (const bad of [
      { name: 'A1' },
      { lastName: 'x'.repeat(31) },
      { email: 'ana' },
      { telefono: '123' },
      { testoPosizione: 'voce\r\nBcc: a@b.it' },
      { aboutYou: 'x'.repeat(1001) },
      { aboutYou: undefined },
      { more: 'x' },
    ]) {
      expect([bad, (await send({ ...told, curriculum, ...bad })).status]).toEqual([bad, 400]);
    }
    expect([await applications(), await mails()]).toEqual([[], []]);
  });

  test('needs a CV that the station itself took in', async () => {
    const { curriculum, fileName } = await uploaded();
    const host = curriculum.slice(0, -fileName.length);
    for (const strange of [
      '',
      fileName,
      `${host}${'0'.repeat(32)}.pdf`,
      `https://evil.example/media/${fileName}`,
      `${host}../${fileName}`,
      curriculum.replace('.pdf', '.docx'),
      curriculum.slice(0, -4),
    ]) {
      const { status, body } = await send({ ...told, curriculum: strange });
      expect([strange, status, body.message]).toEqual([strange, 400, 'curriculum not found']);
    }
    expect(await applications()).toEqual([]);
  });

  test('takes a CV once: the same again is the same, another one is refused', async () => {
    const { curriculum } = await uploaded();
    const answers = await Promise.all([1, 2, 3].map(() => send({ ...told, curriculum })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const other = await send({ ...told, name: 'Altra Persona', curriculum });
    expect([other.status, other.body.message]).toEqual([409, 'curriculum already sent']);
    expect([(await applications()).length, (await mails()).length]).toEqual([1, 1]);
  });

  test('nobody can flood the station with applications', async () => {
    const answers = [];
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    // What is refused is counted apart from the ten good ones, and ends, too.
    for (let n = 0; n < 101; n++)
      answers.push((await station.post('/api/v1/workWithUs/sendCurriculum', {}, from)).status);
    expect(answers).toContain(429);
  });
});

describe('what is kept', () => {
  test('a CV that nobody sent goes after a day, and can then not be sent any more', async () => {
    const { curriculum } = await uploaded();
    clock.advance(dayMs - 1000);
    await forget();
    expect(await files()).toHaveLength(1);
    clock.advance(2000);
    expect((await send({ ...told, curriculum })).body.message).toBe('curriculum not found');
    await forget();
    expect([await files(), await db.select().from(cvUploads)]).toEqual([[], []]);
  });

  test('an application goes after a year with its CV, and not a day before', async () => {
    const { curriculum } = await uploaded();
    await send({ ...told, curriculum });
    clock.advance(364 * dayMs);
    await forget();
    expect([(await files()).length, (await applications()).length]).toEqual([1, 1]);
    clock.advance(dayMs);
    await forget();
    expect([await files(), await applications(), await db.select().from(cvUploads)]).toEqual([[], [], []]);
  });

  test('a CV whose file cannot be removed keeps its row for the next round', async () => {
    const { fileName } = await uploaded();
    clock.advance(2 * dayMs);
    const stuck = { put: station.media.store.put, remove: () => Promise.reject(new Error('the disk is away')) };
    await expect(forgetOldCvs({ db, clock, store: stuck })).rejects.toThrow('the disk is away');
    expect(await db.select().from(cvUploads)).toMatchObject([{ fileName }]);
    await forget();
    expect(await files()).toEqual([]);
  });

  test('[PRIVACY-03] whoever sent it finds it in their data, and leaving takes application and file along', async () => {
    const someone = await people(station).member();
    const [mine, foreign] = [await uploaded(), await uploaded()];
    const asWritten = someone.email.toUpperCase();
    await db.update(cvUploads).set({ keptUntil: new Date(clock.now() + dayMs) });
    // An account may have a longer address than the form takes.
    await send({ ...told, curriculum: mine.curriculum });
    await db.update(jobApplications).set({ email: asWritten });
    await send({ ...told, curriculum: foreign.curriculum });
    const { body } = await station.get('/api/v1/profile/downloadData', { headers: bearer(someone.token) });
    expect(body.jobApplications).toMatchObject([{ email: asWritten, curriculum: { file: mine.fileName } }]);
    expect(JSON.stringify(body.jobApplications)).not.toContain(foreign.fileName);
    const { userId, email, token } = someone;
    await people(station).call('deleteProfile', { userId, email }, bearer(token));
    expect(await applications()).toMatchObject([{ email: told.email }]);
    await forget();
    expect(await files()).toEqual([`private/curriculum/${foreign.fileName}`]);
  });
});
