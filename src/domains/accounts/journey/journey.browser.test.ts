import { beforeAll, describe, expect, test } from 'vitest';
import { keyboard, mouse } from '../../../../tests/browser/hands.ts';
import { journey } from '../../../../tests/journey.ts';
import { openTestStation, type TestStation } from '../../../../tests/test-station.ts';
import { behindProxy, fromOurPage } from '../server/people.test-helper.ts';
import { askForLink, confirm, register, reset } from './entering.test-helper.ts';
import { changePassword, deleteAccount, download, fillIn, linkGoogle } from './owning.test-helper.ts';
import type { Step } from './step.test-helper.ts';
import { openTraveller, type Traveller } from './traveller.test-helper.ts';

let station: TestStation;
beforeAll(async () => {
  station = await openTestStation({ config: behindProxy });
});

const everyStep = [register, confirm, fillIn, changePassword, askForLink, reset, linkGoogle, download];
/** Those after which pressing again is not the same as the first time, and what they need. */
const stepsDoneOnce = [register, confirm, changePassword, askForLink, reset, linkGoogle];

/** How a filled-in form is sent, up to the end of its step. */
type Sending = (step: Step, traveller: Traveller) => Promise<void>;

type Part = (name: string, go: () => Promise<void>) => Promise<void>;
const inOneGo: Part = (_name, go) => go();

/** All of it in one go; what stands in the mails at the end is what happened, and nothing twice. */
async function travel(traveller: Traveller, steps: Step[], send: Sending, part = inOneGo): Promise<string[]> {
  for (const step of steps) {
    await part(`${step.name}: form`, async () => {
      await step.arrive(traveller);
      expect([step.name, await beyondTheEdge(traveller)]).toEqual([step.name, 0]);
    });
    await part(step.name, () => send(step, traveller));
  }
  const kinds = (await traveller.mailsTo(traveller.person.email)).map(({ kind }) => kind).reverse();
  await part(deleteAccount.name, async () => {
    await deleteAccount.arrive(traveller);
    await send(deleteAccount, traveller);
  });
  const left = (await traveller.mailsTo(traveller.person.email)).map(({ kind }) => kind);
  expect(left).toEqual(['account-deleted']);
  return kinds;
}

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

/** Once, with a look at the button on the way. */
const plainly: Sending = async (step, traveller) => {
  const { hand, modal } = traveller;
  const held = await modal.hold(step.call);
  await hand.press(step.submit(traveller));
  await modal.dialog.locator('button:disabled', { hasText: step.busy }).waitFor();
  held.letGo();
  await step.done(traveller);
  await modal.letThrough(step.call);
  expect(held.count()).toBe(1);
};

/** The line is down when the form is sent: that is said, nothing is lost, and pressing again does it, once. */
const withTheLineDown: Sending = async (step, traveller) => {
  const { hand, modal, context, typed } = traveller;
  const written = await typed();
  await context.setOffline(true);
  await hand.press(step.submit(traveller));
  await modal.failure(step.failure).waitFor();
  expect([step.name, await typed()]).toEqual([step.name, written]);
  await context.setOffline(false);
  await plainly(step, traveller);
};

/** The line goes down after the station has done its work and before anybody hears of it. */
const withTheAnswerLost: Sending = async (step, traveller) => {
  if (!step.goOn) return plainly(step, traveller);
  const { hand, modal, page, typed } = traveller;
  const written = await typed();
  const address = `**/api/v1/profile/${step.call}`;
  await page.route(address, async (route) => {
    const request = route.request();
    const { cookie = '', authorization = '' } = await request.allHeaders();
    const headers = { ...fromOurPage, cookie, authorization };
    const { status } = await station.post(new URL(request.url()).pathname, request.postData() ?? '', { headers });
    expect([step.name, status]).toEqual([step.name, 200]);
    await route.abort('connectionreset');
  });
  await hand.press(step.submit(traveller));
  await modal.failure(step.failure).waitFor();
  expect([step.name, await typed()]).toEqual([step.name, written]);
  await page.unroute(address);
  await step.goOn(traveller);
};

const everyMailOnce = ['confirmation-code', 'password-changed', 'password-reset', 'password-changed'];
/** What the browser says of an answer like 409, and the page of a call that the line went down under. */
const usual = /^Failed to load resource|CallError: 0 network/;

describe('somebody new, with the keyboard alone on a screen of 360 px, where the line goes down at every step: it is said, nothing typed is lost, and pressing again does it once:', () => {
  const way = journey(async (part) => {
    const traveller = await openTraveller(station, keyboard, 360);
    const mails = await travel(traveller, everyStep, withTheLineDown, part);
    await part('mails', async () => expect(mails).toEqual(everyMailOnce));
    await part('quiet', async () => expect(traveller.complaints.filter((one) => !usual.test(one))).toEqual([]));
    await traveller.leave();
  });
  test('[REGISTER-12] [REGISTER-14] registers', way(register.name));
  test('[CONFIRM-02] confirms the address', way(confirm.name));
  test('[PROFILE-09] [PROFILE-10] writes into every field of the profile but the e-mail', way(`${fillIn.name}: form`));
  test('[PROFILE-13] [PROFILE-14] [PROFILE-15] finds numbers written as people read them', way(`${fillIn.name}: form`));
  test('[PROFILE-30] [PROFILE-37] saves the profile', way(fillIn.name));
  test('changes the password', way(changePassword.name));
  test('asks for a new one by mail', way(askForLink.name));
  test('sets it', way(reset.name));
  test('links Google', way(linkGoogle.name));
  test('takes the data along', way(download.name));
  test('[DELETE-01] [DELETE-02] [DELETE-07] leaves', way(deleteAccount.name));
  test('gets every mail once', way('mails'));
  test('[A11Y-01] goes the whole way, and hears no complaint of the browser', way('quiet'));
});

test('the answer is lost at every step: whoever presses again is told how to go on, and nothing is done twice', async () => {
  const traveller = await openTraveller(station, mouse, 1280);
  // The lost answer to the new password would have made this browser a known one. Google opens two sessions after it: one
  // that nobody heard of, and the next.
  const unknownBrowser = ['new-sign-in', 'new-sign-in'];
  expect(await travel(traveller, stepsDoneOnce, withTheAnswerLost)).toEqual([...everyMailOnce, ...unknownBrowser]);
  await traveller.leave();
});
