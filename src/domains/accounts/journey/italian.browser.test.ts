import { expect, test } from 'vitest';
import { openHunt } from '#domains/hunt/hunt.test-helper.ts';
import { addPromotion, answersTo } from '#domains/promotions/promotions.test-helper.ts';
import { promotionOn } from '#domains/promotions/web/promotion-page.test-helper.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { profileFormMessages } from '../profile-form.messages.ts';
import { behindProxy } from '../server/people.test-helper.ts';
import { arriveSignedIn } from '../web/panel/panel.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { context } = station;
const { IT: text } = profileFormMessages;

test('[COUNTRY-01] a listener in Italy completes the registration and takes part in a promotion and in the hunt', async () => {
  const promotion = await addPromotion(context.db);
  const { page, open, openPanel, control, errorOf, modal, person, complaints, leave } = await arriveSignedIn(station);
  const save = modal.button(text.submit);
  await open(`/promocoes/${promotion.slug}`);
  await openPanel();
  await control('country').selectOption('Itália');
  await modal.dialog.getByText('Mancano: cognome, codice fiscale').waitFor();
  expect(await save.evaluate((button) => button.closest('[lang]')?.getAttribute('lang'))).toBe('it');

  await control('lastName').fill('Serafini');
  await control('cpf').fill('rssmra85t10a562t');
  await control('phone').fill('(11) 95555-0147');
  await control('birthday').fill('1985-12-10');
  await control('gender').selectOption('Maschile');
  await control('stateId').selectOption('Lazio');
  await control('cityId').selectOption('Roma');
  await control('postalCode').fill('00184x');
  await control('district').fill('Roma');
  await control('street').fill('Via dei Serpenti');
  await control('streetNumber').fill('12/A');
  expect([await control('cpf').inputValue(), await control('postalCode').inputValue()]).toEqual([
    'RSSMRA85T10A562T',
    '00184',
  ]);
  await save.click();
  expect(await errorOf('cpf')).toBe('Il codice fiscale non è valido: controlla i 16 caratteri');
  expect(await errorOf('phone')).toBe('Il numero di telefono non è valido');
  await control('cpf').fill('RSSMRA85T10A562S');
  await control('phone').fill('+39 347 555 0147');
  await save.click();
  await modal.toast('Dati aggiornati!').waitFor();
  expect(await person.row()).toMatchObject({ country: 'IT', cpf: 'RSSMRA85T10A562S', postalCode: '00184' });
  await page.keyboard.press('Escape');
  await modal.dialog.waitFor({ state: 'detached' });

  const { takePart, answer, accept, send, toast } = promotionOn(page);
  await takePart.click();
  await answer.fill('La facciata B di Alba.');
  await accept.check();
  await send.click();
  await toast('Sua resposta foi enviada com sucesso :)').waitFor();
  expect(await answersTo(context.db, promotion)).toMatchObject([{ userId: person.userId }]);

  await openHunt(context, { due: 1 });
  await open('/parceiros');
  await page.getByRole('button', { name: 'Abrir o baú' }).click();
  await page.getByRole('dialog', { name: 'Parabéns!' }).getByText('Un vinile').first().waitFor();
  expect(complaints).toEqual([]);
  await leave();
});
