import { describe, expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { behindProxy, newMember, openMember } from '../../../../tests/browser/member.ts';
import { openVisitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addPromotion, addWinners, completeRegistration } from '../promotions.test-helper.ts';
import { promotionOn } from './promotion-page.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { db } = station.context;

const looking = journey(async (part) => {
  const { page, open, leave, complaints } = await openVisitor(station.url, { consent: 'rejected', pictures: true });
  const { rules, info, mode, winners, takePart, answer, toast } = promotionOn(page);
  const modal = modalOn(page);
  const main = page.getByRole('main');
  const badge = page.locator('[data-color-scheme]').getByText('PRO', { exact: true });
  const promotion = await addPromotion(db, {
    publishedAt: new Date('2026-11-01T17:05:00Z'),
    image: 'promotions/x.jpg',
    description: '<p>Si ascolta e si racconta.</p>',
  });
  await addWinners(db, promotion.id, ['Tiago', 'Bianca', 'Corrado']);
  await open(`/promocoes/${promotion.slug}`);
  await part('title', async () => {
    expect(await page.title()).toBe(`${promotion.title} | Antena 1`);
    await main.getByRole('heading', { level: 1, name: promotion.title }).waitFor();
    expect(await main.getByRole('link', { name: 'Tutte le promozioni' }).getAttribute('href')).toBe('/promocoes');
  });
  await part('words', async () => {
    await main.getByText('Una riga per capirsi.').waitFor();
    await main.getByText('Si ascolta e si racconta.').waitFor();
    await main.getByText('Pubblicata il 1 novembre 2026, ore 18:05').waitFor();
  });
  await part('networks', async () => {
    for (const network of ['Facebook', 'X (Twitter)', 'WhatsApp']) {
      const name = new RegExp(network.replace(/[()]/g, '\\$&'));
      const href = await main.getByRole('link', { name }).getAttribute('href');
      expect(decodeURIComponent(href ?? '')).toContain(`/promocoes/${promotion.slug}`);
    }
  });
  await part('unknown', async () => {
    expect((await station.get('/promocoes/nessuna')).status).toBe(404);
    await goOn(page, '/promocoes/nessuna');
    await page.getByRole('heading', { name: 'NÃO ACHAMOS ESSA PROMOÇÃO :(' }).waitFor();
    await main.getByRole('link', { name: 'Voltar às promoções' }).click();
    await page.getByRole('heading', { level: 1, name: 'Promozioni' }).waitFor();
  });
  await part('badge', async () => {
    await page.locator('main a[href="/promocoes/prova-generale-pro"]').first().click();
    await page.waitForURL('**/promocoes/prova-generale-pro');
    await expect.poll(() => badge.count()).toBe(1);
  });
  await part('picture', async () => {
    const { body } = await station.get('/api/v1/promotions/getPromotionBySlug/notte-in-vinile');
    complaints.length = 0;
    await open('/promocoes/notte-in-vinile');
    expect(await badge.count()).toBe(0);
    const picture = page.locator('[data-color-scheme] img');
    expect(await picture.getAttribute('src')).toContain(body.data.tx_banner);
    const width = picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
    expect(await width).toBeGreaterThan(700);
    // The list before shows a promotion whose picture is missing, and may say so late.
    expect(complaints.filter((text) => !text.includes('promotions/x.jpg'))).toEqual([]);
  });
  await part('rules', async () => {
    expect(await mode()).toBe('regulamento');
    await info.getByText('1. Chi può partecipare').waitFor();
    expect(await rules.getAttribute('aria-expanded')).toBe('true');
    await rules.click();
    await expect.poll(() => info.textContent()).toBe('');
    await rules.click();
    await info.getByText('1. Chi può partecipare').waitFor();
  });
  await part('no winners', async () => {
    await goOn(page, `/promocoes/${promotion.slug}`);
    await info.getByText('Come si fa, parola per parola.').waitFor();
    await winners.click();
    await toast('É necessário estar logado para ver os ganhadores.').waitFor();
    await modal.dialog.waitFor();
    expect(await mode()).toBe('regulamento');
    expect(await page.getByText('Corrado').count()).toBe(0);
    await page.keyboard.press('Escape');
    await modal.dialog.waitFor({ state: 'detached' });
  });
  await part('log in', async () => {
    const person = await newMember(station, completeRegistration());
    await takePart.click();
    await toast('É necessário estar logado para participar desta promoção.').waitFor();
    await modal.dialog.waitFor();
    expect(await answer.count()).toBe(0);
    await modal.fill({ 'E-mail': person.email, Senha: person.password });
    await modal.button('Entrar').click();
    await answer.waitFor();
  });
  const list = info.getByRole('list');
  const columns = () => list.evaluate((one) => getComputedStyle(one).gridTemplateColumns.split(' ').length);
  await part('winners', async () => {
    await winners.click();
    await info.getByRole('listitem').first().waitFor();
    expect(await info.getByRole('listitem').count()).toBe(3);
    expect(await info.getByRole('listitem').first().textContent()).toMatch(
      /^Tiago Ferraz\s*Maceió, AL\s*Estrazione del 1 marzo 2026$/,
    );
    expect(await columns()).toBe(2);
    await winners.click();
    expect(await mode()).toBe('none');
    expect(await info.textContent()).toBe('');

    const single = await addPromotion(db);
    await addWinners(db, single.id, ['Bianca']);
    await goOn(page, `/promocoes/${single.slug}`);
    await main.getByRole('heading', { level: 1, name: single.title, exact: true }).waitFor();
    await winners.click();
    await info.getByText('Bianca').waitFor();
    expect(await columns()).toBe(1);
  });
  await part('nobody won', async () => {
    const { slug, title } = await addPromotion(db);
    await goOn(page, `/promocoes/${slug}`);
    await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    await winners.click();
    await promotionOn(page).words('Nenhum ganhador encontrado para essa promoção.').waitFor();
    expect(await list.count()).toBe(0);
  });
  await leave();
});

describe('a visitor', () => {
  test(
    '[PROMO-16] [PROMO-17] [PROMO-18] reads a promotion at its address, under its title, with a way back',
    looking('title'),
  );
  test('[PROMO-19] [PROMO-23] [PROMO-24] reads it in short and whole, and since when it is out', looking('words'));
  test('[PROMO-21] may share it on three networks', looking('networks'));
  test('[PROMO-26] is told in words and by the status that there is no such promotion', looking('unknown'));
  test('[PROMO-20] sees a PRO badge on a PRO promotion', looking('badge'));
  test(
    '[PROMO-20] [PROMO-22] sees the picture of a promotion, and no PRO badge where it is for all',
    looking('picture'),
  );
  test('[PROMO-25] [PROMO-39] opens and closes the rules, and never sees two things in one place', looking('rules'));
  test('[PROMO-41] is asked to log in before the winners', looking('no winners'));
  test('[PROMO-42] is asked to log in, and finds the form open right after', looking('log in'));
});

describe('whoever is signed in', () => {
  test('[PROMO-35] [PROMO-36] [PROMO-40] opens the list of winners, in two columns, and closes it', looking('winners'));
  test('[PROMO-35] [PROMO-37] is told when there are no winners', looking('nobody won'));
});

const joining = journey(async (part) => {
  const { page, open, person, complaints, leave } = await openMember(station);
  const { takePart, answer, toast, mode } = promotionOn(page);
  await page.clock.install();
  await part('half', async () => {
    await open('/promocoes/notte-in-vinile');
    await takePart.click();
    await toast('Por favor complete seu cadastro para poder participar desta promoção.').waitFor();
    await page.locator('[data-profile-modal=panel]').waitFor();
    expect(await mode()).toBe('regulamento');
    expect(complaints).toEqual([]);
  });
  await person.change(completeRegistration());
  await part('no PRO', async () => {
    await open('/promocoes/prova-generale-pro');
    const known = page.getByRole('banner').getByRole('button', { name: /Zuleica/ });
    await known.waitFor();
    await takePart.click();
    const words = toast('Essa promoção é exclusiva dos usuários PRO.');
    await words.waitFor();
    await page.clock.fastForward(60_000);
    await page.clock.runFor(1_000);
    expect(await words.isVisible()).toBe(true);
    expect(await mode()).toBe('regulamento');
    await words.getByRole('button', { name: 'Saiba Mais' }).click();
    await page.waitForURL('**/vantagens-da-assinatura-pro');
  });
  await person.makePro(new Date(Date.now() + 86_400_000));
  await part('PRO', async () => {
    await open('/promocoes/prova-generale-pro');
    await takePart.click();
    await answer.waitFor();
  });
  await leave();
});

describe('somebody who is signed in', () => {
  test('[PROMO-45] and has not filled in everything is led to the profile', joining('half'));
  test(
    '[PROMO-43] [PROMO-44] without PRO is told so for as long as they like, and led to the PRO page',
    joining('no PRO'),
  );
  test('[PROMO-43] [PRO-17] with PRO takes part in a PRO promotion', joining('PRO'));
});
