import { beforeAll, describe, expect, test } from 'vitest';
import { keyboard, mouse } from '../../../../tests/browser/hands.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { behindProxy, fromOurPage } from '../server/people.test-helper.ts';
import { askForLink, confirm, register, reset } from './entering.test-helper.ts';
import { changePassword, deleteAccount, download, fillIn, linkGoogle } from './owning.test-helper.ts';
import type { Step, StepDoneOnce } from './step.test-helper.ts';
import { openTraveller, type Traveller } from './traveller.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ content: 'empty', config: behindProxy });
});

const steps = [register, confirm, fillIn, changePassword, askForLink, reset, linkGoogle, download];

/** How much of the page lies beyond the side of the screen, or of the modal beyond its side or its foot. */
function beyondTheEdge({ page }: Traveller): Promise<number> {
  return page.evaluate(() => {
    const boxes = [document.documentElement, ...document.querySelectorAll('dialog[open] > div')];
    const feet = [...document.querySelectorAll('dialog[open]')].map((box) => box.getBoundingClientRect().bottom);
    return Math.max(
      0,
      ...boxes.map((box) => box.scrollWidth - box.clientWidth),
      ...feet.map((foot) => foot - innerHeight),
    );
  });
}

/** Nobody hears of what was sent: that is said, and nothing typed is lost. */
async function sendInVain(step: Step, traveller: Traveller, meanwhile = async () => {}): Promise<void> {
  const { hand, modal, typed } = traveller;
  const written = await typed();
  await hand.press(step.submit(traveller));
  await meanwhile();
  await modal.failure(step.failure).waitFor();
  expect([step.name, await typed()]).toEqual([step.name, written]);
}

async function sendWithTheLineDown(step: Step, traveller: Traveller): Promise<void> {
  await traveller.context.setOffline(true);
  await sendInVain(step, traveller);
  await traveller.context.setOffline(false);
}

const isBusy = (step: Step, { modal }: Traveller) =>
  modal.dialog.locator('button:disabled', { hasText: step.busy }).waitFor();

/** The line goes down after the station has done its work and before anybody hears of it. */
async function sendAndLoseTheAnswer(step: StepDoneOnce, traveller: Traveller): Promise<void> {
  const { page } = traveller;
  const address = `**/api/v1/profile/${step.call}`;
  const { promise: isSeen, resolve: see } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const request = route.request();
    const { cookie = '', authorization = '' } = await request.allHeaders();
    const headers = { ...fromOurPage, cookie, authorization };
    const { status } = await station.post(new URL(request.url()).pathname, request.postData() ?? '', { headers });
    expect([step.name, status]).toEqual([step.name, 200]);
    await isSeen;
    await route.abort('connectionreset');
  });
  await sendInVain(step, traveller, async () => {
    await isBusy(step, traveller);
    see();
  });
  await page.unroute(address);
}

/** Once, with a look at the button on the way. */
async function sendPlainly(step: Step, traveller: Traveller): Promise<void> {
  const { hand, modal } = traveller;
  const held = await modal.hold(step.call);
  await hand.press(step.submit(traveller));
  await isBusy(step, traveller);
  held.letGo();
  if ('done' in step) await step.done(traveller);
  await modal.letThrough(step.call);
  expect(held.count()).toBe(1);
}

const everyMailOnce = ['confirmation-code', 'password-changed', 'password-reset', 'password-changed'];
/** The lost answer to the new password would have made this browser a known one. Google opens two sessions after it: one that
 * nobody heard of, and the next. */
const unknownBrowser = ['new-sign-in', 'new-sign-in'];
/** What the browser says of an answer like 409, and the page of a call that the line went down under. */
const usual = /^Failed to load resource|CallError: 0 network/;

describe('somebody new, with the keyboard alone on a screen of 360 px, where the line goes down at every step and once more before the answer comes: it is said, nothing typed is lost, and nothing is done twice:', () => {
  const way = journey(async (part) => {
    const traveller = await openTraveller(station, keyboard, 360);
    const take = async (step: Step) => {
      await part(`${step.name}: form`, async () => {
        await step.arrive(traveller);
        expect([step.name, await beyondTheEdge(traveller)]).toEqual([step.name, 0]);
      });
      await part(step.name, async () => {
        await sendWithTheLineDown(step, traveller);
        if (!('goOn' in step)) return sendPlainly(step, traveller);
        await sendAndLoseTheAnswer(step, traveller);
        // The detour is not the way: whoever takes it may as well point at things.
        await step.goOn({ ...traveller, hand: mouse });
      });
    };
    const mails = async () => (await traveller.mailsTo(traveller.person.email)).map(({ kind }) => kind).reverse();
    for (const step of steps) await take(step);
    await part('mails', async () => expect(await mails()).toEqual([...everyMailOnce, ...unknownBrowser]));
    await take(deleteAccount);
    await part('farewell', async () => expect(await mails()).toEqual(['account-deleted']));
    await part('quiet', async () => expect(traveller.complaints.filter((one) => !usual.test(one))).toEqual([]));
    await traveller.leave();
  });
  test('[REGISTER-12] registers, and who presses again is led to the login', way(register.name));
  test('[CONFIRM-02] [CONFIRM-07] confirms the address, and who presses again is led to the login', way(confirm.name));
  test('[PROFILE-09] [PROFILE-10] writes into every field of the profile but the e-mail', way(`${fillIn.name}: form`));
  test('[PROFILE-13] [PROFILE-14] [PROFILE-15] finds numbers written as people read them', way(`${fillIn.name}: form`));
  test('[PROFILE-30] [PROFILE-37] saves the profile', way(fillIn.name));
  test('changes the password, and who presses again is logged out', way(changePassword.name));
  test('asks for a new one by mail', way(askForLink.name));
  test('[RESET-19] sets it, and who presses again is offered a new link', way(reset.name));
  test('links Google, and pressing again does it', way(linkGoogle.name));
  test('takes the data along', way(download.name));
  test('gets every mail once', way('mails'));
  test('[DELETE-01] [DELETE-02] leaves, and who presses again is logged out', way(deleteAccount.name));
  test('is told once of having left', way('farewell'));
  test('[A11Y-01] goes the whole way, and hears no complaint of the browser', way('quiet'));
});
