import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { violationsOn } from '../../../../tests/browser/axe.ts';
import { goOn } from '../../../../tests/browser/go-on.ts';
import { openMember } from '../../../../tests/browser/member.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation } from '../../../../tests/test-station.ts';
import {
  completeProfile,
  countPrizeMails,
  endHunt,
  giveBack,
  type Hunt,
  openHunt,
  setDue,
  viewsOf,
  winOf,
} from '../hunt.test-helper.ts';

const station = await openTestStation();
const { context } = station;
const { db } = context;
type Member = Awaited<ReturnType<typeof openMember>>;
let member: Member;
let hunt: Hunt;

const chest = ({ page }: Pick<Member, 'page'>) => page.getByRole('button', { name: 'Abrir o baú' });
const prize = ({ page }: Pick<Member, 'page'>) => page.getByRole('dialog', { name: 'Parabéns!' });
const openCall = '**/api/v1/cacaAoTesouro/changeLogStatusAndSendMail';

beforeAll(async () => {
  member = await openMember(station, { columns: completeProfile(), width: 360, pictures: true });
});

/** A hunt with one chest for whoever comes first. */
beforeEach(async () => {
  if (hunt) await endHunt(context, hunt);
  await giveBack(db, member.person.userId);
  hunt = await openHunt(context, { prizes: [{ name: 'Un giradischi', quantity: 1 }], due: 1 });
  member.complaints.length = 0;
});

const win = () => winOf(db, hunt, member.person.userId);
const mails = () => countPrizeMails(db, member.person.email);

describe('whoever has won', () => {
  const closing = journey(async (part) => {
    const { page, open } = member;
    const mailsBefore = await mails();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open('/parceiros');
    await part('chest', async () => {
      await chest(member).waitFor();
      await page.getByText('Você encontrou um baú!').waitFor();
      expect(await chest(member).evaluate((button) => document.activeElement === button)).toBe(true);
      const image = chest(member).locator('img');
      await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0);
      expect(await image.getAttribute('src')).toMatch(/chest-closed/);
      const shaking = await chest(member).evaluate((button) =>
        button.getAnimations().map((one) => [one.effect?.getTiming().duration, one.effect?.getTiming().iterations]),
      );
      expect(shaking).toEqual([[3_000, Number.POSITIVE_INFINITY]]);
      expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.getByRole('button', { name: 'Abrir mais tarde' }).click();
      await expect.poll(() => chest(member).count()).toBe(0);
      await goOn(page, '/aplicativos');
      await chest(member).waitFor();
      expect(await chest(member).evaluate((button) => button.getAnimations().length)).toBe(0);
      expect(member.complaints).toEqual([]);
    });
    await part('failure', async () => {
      await page.route(openCall, (route) => route.abort());
      await chest(member).click();
      const words = page.getByText('Ocorreu um erro inesperado! Por favor tente novamente clicando no baú.');
      await words.waitFor();
      expect(await win()).toBeUndefined();
      await page.unroute(openCall);
      await chest(member).dblclick();
      await prize(member).waitFor();
      expect(await words.count()).toBe(0);
      member.complaints.length = 0;
    });
    await part('prize', async () => {
      await prize(member).getByText('Un giradischi', { exact: true }).waitFor();
      await prize(member).getByText('Che cos’è: un giradischi.').waitFor();
      await expect.poll(() => chest(member).count()).toBe(0);
      await prize(member).getByRole('button', { name: 'ok, entendi', exact: true }).waitFor();
      expect(await violationsOn(page, 'dialog[open]')).toEqual([]);
      await prize(member).getByRole('button', { name: 'fechar', exact: true }).click();
      await expect.poll(() => prize(member).count()).toBe(0);
      await expect.poll(async () => (await win())?.shareSituation).toBe('closed');
      expect(await mails()).toBe(mailsBefore + 1);
      await open('/parceiros');
      expect(await chest(member).count()).toBe(0);
      expect(member.complaints).toEqual([]);
    });
  });

  test(
    '[HUNT-15] [HUNT-16] meets a closed chest that shakes every 3 s, holds the focus and objects to nobody',
    closing('chest'),
  );
  test('[HUNT-19] is told when the chest does not open, and tries again', closing('failure'));
  test(
    '[HUNT-17] [HUNT-20] [HUNT-25] opens it, reads the prize of the station’s answer, and closes it',
    closing('prize'),
  );

  test('[HUNT-15] finds on the listen page a row that leads to the chest, and nothing over the player', async () => {
    const { page, open } = member;
    await open('/ascolta-la-radio');
    await page.getByRole('complementary', { name: 'Caccia al tesoro' }).getByText('Você encontrou um baú!').waitFor();
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await chest(member).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Abrir o baú' }).waitFor();
  });

  const sharing = journey(async (part) => {
    const { page, open } = member;
    await open('/caca-ao-tesouro?aba=premios');
    await part('one less', async () => {
      const left = page.locator('[data-prize="Un giradischi"] .kicker');
      const before = await left.textContent();
      await chest(member).click();
      await prize(member).waitFor();
      await expect.poll(() => left.textContent()).not.toBe(before);
      await page.getByRole('main').getByText('Un giradischi').first().waitFor();
    });
    await part('share', async () => {
      const links = prize(member).getByRole('link');
      await prize(member).getByRole('button', { name: 'ok, entendi' }).waitFor();
      expect(await links.count()).toBe(0);
      await prize(member).getByRole('button', { name: 'ok, entendi' }).click();
      await links.first().waitFor();
      expect(await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).hostname))).toEqual([
        'www.facebook.com',
        'twitter.com',
        'wa.me',
      ]);
      const tweet = new URL((await links.nth(1).getAttribute('href')) ?? '').searchParams;
      expect(tweet.get('text')).toBe('Ganhei Un giradischi na caça ao tesouro da Antena 1! #CaçaAoTesouro #Antena1');
      expect(tweet.get('url')).toBe(`${station.url}/caca-ao-tesouro`);
      expect(await links.locator('svg').evaluateAll((all) => all.map((one) => one.getAttribute('width')))).toEqual([
        '28',
        '28',
        '28',
      ]);
      expect(await prize(member).getByRole('button', { name: 'ok, entendi' }).count()).toBe(0);
      await page.context().route('https://**', (route) => route.fulfill({ body: '' }));
      await links.nth(2).click();
      await expect.poll(async () => (await win())?.shareSituation).toBe('whatsapp');
      await prize(member).getByRole('button', { name: 'fechar', exact: true }).click();
      await expect.poll(() => prize(member).count()).toBe(0);
      expect((await win())?.shareSituation).toBe('whatsapp');
    });
    await part('won', async () => {
      await page
        .getByRole('navigation', { name: 'Sezioni della caccia' })
        .getByRole('link', { name: 'Inizio' })
        .click();
      await page.getByText('Hai già vinto in questa caccia: Un giradischi.').waitFor();
      expect(member.complaints).toEqual([]);
    });
  });

  test('sees on the hunt’s page that one prize is left less', sharing('one less'));
  test('[HUNT-21] [HUNT-22] [HUNT-23] may share it on three networks, only after ‘ok, entendi’', sharing('share'));
  test('is told on the hunt’s page that they have won', sharing('won'));
});

describe('a page view', () => {
  test('[HUNT-33] counts with each page of a player, by navigation too', async () => {
    await setDue(db, hunt.id, 0);
    const { page, open, person, complaints } = member;
    const views = () => viewsOf(db, hunt, person.userId);
    await open('/parceiros');
    await expect.poll(views).toBe(1);
    await goOn(page, '/aplicativos');
    await expect.poll(views).toBe(2);
    expect(await chest(member).count()).toBe(0);
    await setDue(db, hunt.id, 1);
    await page.goBack();
    await chest(member).waitFor();
    await page.getByRole('button', { name: 'Abrir mais tarde' }).click();
    await expect.poll(() => chest(member).count()).toBe(0);
    await page.goForward();
    await chest(member).waitFor();
    expect(complaints).toEqual([]);
  });

  test('[HUNT-44] whose check fails says nothing to the reader', async () => {
    const { page, open } = member;
    await page.route('**/api/v1/cacaAoTesouro/**', (route) => route.fulfill({ status: 500, json: { status: 500 } }));
    await open('/parceiros');
    await expect.poll(() => member.complaints.filter((text) => /the hunt/.test(text)).length).toBeGreaterThan(1);
    expect([await chest(member).count(), await page.getByRole('alert').allTextContents()]).toEqual([0, ['']]);
    await page.unroute('**/api/v1/cacaAoTesouro/**');
  });
});
