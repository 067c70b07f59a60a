import { beforeAll, describe, expect, test } from 'vitest';
import { modalOn } from '#domains/accounts/web/modal.test-helper.ts';
import { behindProxy, openMember } from '../../../../tests/browser/member.ts';
import { openVisitor, type Visitor } from '../../../../tests/browser/visitor.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import { addPromotion, addWinners, completeRegistration, type Promotion } from '../promotions.test-helper.ts';
import { promotionOn } from './promotion-page.test-helper.ts';

const station = await openTestStation({ config: behindProxy });
const { db } = station.context;

describe('a visitor', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await openVisitor(station.url, { consent: 'rejected' });
  });

  describe('reads a promotion', () => {
    let promotion: Promotion;
    const main = () => visitor.page.getByRole('main');
    beforeAll(async () => {
      promotion = await addPromotion(db, {
        publishedAt: new Date('2026-11-01T17:05:00Z'),
        image: 'promotions/x.jpg',
        description: '<p>Si ascolta e si racconta.</p>',
      });
      await visitor.open(`/promocoes/${promotion.slug}`);
    });

    test('[PROMO-16] [PROMO-17] [PROMO-18] at its address, under its title, with a way back', async () => {
      expect(await visitor.page.title()).toBe(`${promotion.title} | Antena 1`);
      await main().getByRole('heading', { level: 1, name: promotion.title }).waitFor();
      expect(await main().getByRole('link', { name: 'Tutte le promozioni' }).getAttribute('href')).toBe('/promocoes');
    });

    test('[PROMO-19] [PROMO-23] [PROMO-24] in short and whole, and since when it is out', async () => {
      await main().getByText('Una riga per capirsi.').waitFor();
      await main().getByText('Si ascolta e si racconta.').waitFor();
      await main().getByText('Pubblicata il 1 novembre 2026, ore 18:05').waitFor();
    });

    test('[PROMO-21] and may share it on three networks', async () => {
      for (const network of ['Facebook', 'X (Twitter)', 'WhatsApp']) {
        const name = new RegExp(network.replace(/[()]/g, '\\$&'));
        const href = await main().getByRole('link', { name }).getAttribute('href');
        expect(decodeURIComponent(href ?? '')).toContain(`/promocoes/${promotion.slug}`);
      }
    });
  });

  const looking = journey(async (part) => {
    const { page, open } = visitor;
    const { rules, info, mode, winners, toast } = promotionOn(page);
    const badge = page.locator('[data-color-scheme]').getByText('PRO', { exact: true });
    await part('unknown', async () => {
      expect((await station.get('/promocoes/nessuna')).status).toBe(404);
      await open('/promocoes/nessuna');
      await page.getByRole('heading', { name: 'NÃO ACHAMOS ESSA PROMOÇÃO :(' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Voltar às promoções' }).click();
      await page.getByRole('heading', { level: 1, name: 'Promozioni' }).waitFor();
      visitor.complaints.length = 0;
    });
    await part('badge', async () => {
      await page.locator('main a[href="/promocoes/prova-generale-pro"]').first().click();
      await page.waitForURL('**/promocoes/prova-generale-pro');
      await expect.poll(() => badge.count()).toBe(1);
    });
    await part('picture', async () => {
      const { body } = await station.get('/api/v1/promotions/getPromotionBySlug/notte-in-vinile');
      visitor.complaints.length = 0;
      await open('/promocoes/notte-in-vinile');
      expect(await badge.count()).toBe(0);
      const picture = page.locator('[data-color-scheme] img');
      expect(await picture.getAttribute('src')).toContain(body.data.tx_banner);
      const width = picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth));
      expect(await width).toBeGreaterThan(700);
      // The list before shows a promotion whose picture is missing, and may say so late.
      expect(visitor.complaints.filter((text) => !text.includes('promotions/x.jpg'))).toEqual([]);
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
    await part('winners', async () => {
      await open('/promocoes/biglietti-per-le-comete');
      await winners.click();
      await toast('É necessário estar logado para ver os ganhadores.').waitFor();
      await modalOn(page).dialog.waitFor();
      expect(await mode()).toBe('regulamento');
      expect(await page.getByText('Bortolussi').count()).toBe(0);
      await page.keyboard.press('Escape');
    });
  });

  test('[PROMO-26] is told in words and by the status that there is no such promotion', looking('unknown'));
  test('[PROMO-20] sees a PRO badge on a PRO promotion', looking('badge'));
  test(
    '[PROMO-20] [PROMO-22] sees the picture of a promotion, and no PRO badge where it is for all',
    looking('picture'),
  );
  test('[PROMO-25] [PROMO-39] opens and closes the rules, and never sees two things in one place', looking('rules'));
  test('[PROMO-41] is asked to log in before the winners', looking('winners'));

  test('[PROMO-42] is asked to log in, and finds the form open right after', async () => {
    const { page, open, leave } = await openVisitor(station.url, { consent: 'rejected' });
    const promotion = await addPromotion(db);
    const { takePart, answer, toast } = promotionOn(page);
    const modal = modalOn(page);
    const member = await openMember(station, { columns: completeRegistration() });
    await member.leave();
    await open(`/promocoes/${promotion.slug}`);
    await takePart.click();
    await toast('É necessário estar logado para participar desta promoção.').waitFor();
    await modal.dialog.waitFor();
    expect(await answer.count()).toBe(0);
    await modal.fill({ 'E-mail': member.person.email, Senha: member.person.password });
    await modal.button('Entrar').click();
    await answer.waitFor();
    await leave();
  });
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
    await page.clock.runFor(60_000);
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

describe('somebody who may take part', () => {
  let member: Awaited<ReturnType<typeof openMember>>;
  beforeAll(async () => {
    member = await openMember(station, { columns: completeRegistration() });
  });

  test('[PROMO-35] [PROMO-36] [PROMO-40] opens the list of winners, in two columns, and closes it', async () => {
    const { page, open } = member;
    const { winners, info, mode } = promotionOn(page);
    const promotion = await addPromotion(db);
    await addWinners(db, promotion.id, ['Tiago', 'Bianca', 'Corrado']);
    await open(`/promocoes/${promotion.slug}`);
    await winners.click();
    await info.getByRole('listitem').first().waitFor();
    expect(await info.getByRole('listitem').count()).toBe(3);
    expect(await info.getByRole('listitem').first().textContent()).toMatch(
      /^Tiago Ferraz\s*Maceió, AL\s*Estrazione del 1 marzo 2026$/,
    );
    const columns = () =>
      info.getByRole('list').evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
    expect(await columns()).toBe(2);
    await winners.click();
    expect(await mode()).toBe('none');
    expect(await info.textContent()).toBe('');

    const single = await addPromotion(db);
    await addWinners(db, single.id, ['Tiago']);
    await open(`/promocoes/${single.slug}`);
    await winners.click();
    await info.getByRole('listitem').waitFor();
    expect(await columns()).toBe(1);
  });

  test('[PROMO-35] [PROMO-37] is told when there are no winners', async () => {
    const { page, open } = member;
    const { winners, words, info } = promotionOn(page);
    const { slug } = await addPromotion(db);
    await open(`/promocoes/${slug}`);
    await winners.click();
    await words('Nenhum ganhador encontrado para essa promoção.').waitFor();
    expect(await info.getByRole('list').count()).toBe(0);
  });
});
