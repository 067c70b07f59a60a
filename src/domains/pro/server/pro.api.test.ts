import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openTestStation } from '../../../../tests/test-station.ts';
import { faqSchema } from '../pro.contract.ts';
import { proFaqs } from './pro.tables.ts';
import { addFaq } from './pro-write.store.ts';

const station = await openTestStation();
const { db } = station.context;
const path = '/api/v1/proPage/getFaqs';
const evil = '<p onclick="x()">Sì</p><script>alert(1)</script><img src=x onerror=alert(1)>';

test('[FAQ-01] an item has a question and an answer', () => {
  expect(Object.keys(faqSchema.shape)).toEqual(['question', 'answer']);
});

test('[FAQ-02] anybody reads the questions and answers, in their order and without a payload', async () => {
  const { status, body } = await station.get(path);
  expect([status, body.status]).toEqual([200, 'success']);
  expect(body.data.length).toBeGreaterThanOrEqual(8);
  expect(body.data[0]).toEqual({
    question: 'Dove si compra PRO?',
    answer: expect.stringMatching(/^<p>Soltanto nelle app/),
  });
  expect((await station.get(`${path}?x=1`)).status).toBe(400);
  const empty = await openTestStation({ content: 'empty' });
  expect((await empty.get(path)).body).toEqual({ status: 'success', message: '', data: [] });
  const page = await empty.get('/vantagens-da-assinatura-pro');
  expect([page.status, page.body.includes('Domande frequenti')]).toEqual([200, false]);
});

test('an answer is clean when it is saved, and again when it leaves the house; the page learns of a new one', async () => {
  await addFaq(db, { question: 'Pulita?', answer: evil, position: 90 });
  const [kept] = await db.select().from(proFaqs).where(eq(proFaqs.question, 'Pulita?'));
  expect(kept?.answer).toMatch(/^<p>Sì<\/p>/);
  expect(kept?.answer).not.toMatch(/script|onclick|onerror/);
  await db.update(proFaqs).set({ answer: evil }).where(eq(proFaqs.question, 'Pulita?'));
  await station.context.invalidateTags(db, 'pro-faqs');
  await expect.poll(async () => (await station.get('/vantagens-da-assinatura-pro')).body).toContain('Pulita?');
  const { body } = await station.get(path);
  expect(body.data.at(-1).answer).not.toMatch(/script|onclick|onerror/);
});
