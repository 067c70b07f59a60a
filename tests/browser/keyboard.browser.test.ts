import { expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { addPromotion, answersTo, completeRegistration } from '#domains/promotions/promotions.test-helper.ts';
import { promotionOn } from '#domains/promotions/web/promotion-page.test-helper.ts';
import { putInSearch } from '#domains/search/search.test-helper.ts';
import { openTestStation } from '../test-station.ts';
import { keyboard } from './hands.ts';
import { behindProxy, newMember } from './member.ts';
import { openVisitor } from './visitor.ts';

const station = await openTestStation({ config: behindProxy });

test('[A11Y-01] a message is written and the site is searched with the keyboard alone', async () => {
  await putInSearch(station, [
    { kind: 'artist', key: 9_101, title: 'Quaresima Uno', address: '/chi-siamo' },
    { kind: 'artist', key: 9_102, title: 'Quaresima Due', address: '/mappa-del-sito' },
  ]);
  const { page, open, complaints } = await openVisitor(station.url, { consent: 'rejected' });
  await open('/contatto');
  const form = page.getByRole('main').locator('form');
  await keyboard.choose(form.getByLabel('Argomento'), 'Programmazione musicale');
  const answers = {
    Nome: 'Ana Tastiera',
    'E-mail': 'tastiera@posta.example',
    Telefono: '82955550147',
    Città: 'Maceió',
    Regione: 'al',
    Messaggio: 'Senza mouse.',
  };
  for (const [label, value] of Object.entries(answers)) await keyboard.write(form.getByLabel(label), value);
  await keyboard.press(form.locator('button[type=submit]'));
  await page.locator('[data-toast]', { hasText: 'Sua mensagem foi enviada!' }).waitFor();
  const { rows } = await station.context.pool.query(
    `select name, region, subject_id from contact_messages where email = 'tastiera@posta.example'`,
  );
  expect(rows).toEqual([{ name: 'Ana Tastiera', region: 'AL', subject_id: 7 }]);

  await keyboard.press(page.getByRole('banner').getByRole('button', { name: 'Cerca', exact: true }));
  await page.getByRole('combobox', { name: 'Cerca nel sito' }).waitFor();
  await page.keyboard.type('quaresima');
  const second = page.getByRole('option').nth(1);
  await second.waitFor();
  const address = (await second.textContent())?.includes('Due') ? '/mappa-del-sito' : '/chi-siamo';
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL(station.url + address);
  expect(complaints).toEqual([]);
});

test('[A11Y-01] somebody signs in on the way and answers a promotion with the keyboard alone', async () => {
  const { db } = station.context;
  const person = await newMember(station, completeRegistration());
  const promotion = await addPromotion(db);
  const { page, open } = await openVisitor(station.url, { consent: 'rejected' });
  const modal = modalOn(page);
  const { takePart, answer, accept, send, toast } = promotionOn(page);
  await open(`/promocoes/${promotion.slug}`);
  await keyboard.press(takePart);
  await modal.title('Entrar').waitFor();
  await keyboard.write(modal.field('E-mail'), person.email);
  await keyboard.write(modal.field('Senha'), person.password);
  await page.keyboard.press('Enter');
  await modal.dialog.waitFor({ state: 'hidden' });
  await keyboard.write(answer, 'Senza mouse.');
  await keyboard.tick(accept);
  await keyboard.press(send);
  await toast('Sua resposta foi enviada com sucesso :)').waitFor();
  expect((await answersTo(db, promotion)).map(({ answer: words }) => words)).toEqual(['Senza mouse.']);
});
