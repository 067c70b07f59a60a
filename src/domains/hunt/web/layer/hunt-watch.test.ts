import { describe, expect, test } from 'vitest';
import { createClient, type Transport } from '#contract/client.ts';
import { failure, success } from '#contract/envelope.ts';
import { createFakeClock } from '#kit/clock.ts';
import { createHuntWatch } from './hunt-watch.ts';

const minuteMs = 60_000;
const hunt = { idHunt: 3, huntEndDate: '2099-01-01T00:00:00.000Z', bannerMessage: 'Corri!' };
const prize = { tx_nome: 'Um vinil', prizeName: 'Um vinil', prizeDescription: '', prizeIcon: '' };
const ana = { userId: 7 };

type Answers = Record<string, unknown>;

/** A station behind a network that answers what it is told; a call without an answer fails. */
function play(answers: Answers) {
  const calls: string[] = [];
  const logged: string[] = [];
  const clock = createFakeClock(Date.parse('2026-11-15T12:00:00Z'));
  const send: Transport = async ({ path }, { query, headers, body }) => {
    const name = path.split('/').at(-1) ?? '';
    const said = [body && JSON.stringify(body), query.stamp, headers['a1-page-token']].filter(Boolean);
    calls.push([name, ...said].join(' '));
    return name in answers ? success(answers[name]) : failure(500, 'broken');
  };
  const client = createClient(send);
  const watch = createHuntWatch({
    client,
    lastingClient: client,
    clock,
    stampOf: async (page, isAgain) => (isAgain ? `fresh:${page}` : page),
    log: (what) => logged.push(what),
  });
  return {
    watch: { ...watch, viewed: (player: typeof ana | null, page = '/a') => watch.viewed(player, page) },
    clock,
    answers,
    logged,
    advance: (ms: number) => clock.advance(ms),
    /** What was called since the last look. */
    called: () => calls.splice(0),
    kind: () => watch.state.get().kind,
  };
}

const token = { token: 'signed', waitMs: 0 };
const quiet: Answers = {
  checkInfoActiveHunt: hunt,
  checkSomeReservedPrize: null,
  getPageToken: token,
  setPageViewAndCheckWin: null,
};
const counted = ['getPageToken /a', 'setPageViewAndCheckWin signed'];

describe('a page view', () => {
  test('[HUNT-33] of whoever does not play checks for no win and no reserved prize', async () => {
    const { watch, called, kind } = play(quiet);
    await watch.viewed(null);
    expect([called(), kind()]).toEqual([['checkInfoActiveHunt'], 'active']);
    await watch.viewed(ana);
    expect(called()).toEqual(['checkSomeReservedPrize', ...counted]);
  });

  test('[HUNT-42] with nothing reserved marks the check as done and goes on to the active hunt', async () => {
    const { watch, called } = play(quiet);
    await watch.viewed(ana);
    expect(called()).toEqual(['checkSomeReservedPrize', 'checkInfoActiveHunt', ...counted]);
    await watch.viewed(ana);
    expect(called()).toEqual(counted);
  });

  test('[HUNT-43] finds the reserved prize and takes it as won', async () => {
    const { watch, called, kind } = play({ ...quiet, checkSomeReservedPrize: prize });
    await watch.viewed(ana);
    expect(kind()).toBe('won');
    expect(called()).toEqual(['checkSomeReservedPrize', 'checkInfoActiveHunt']);
  });

  test.each([null, '', [], {}])('[HUNT-37] with the answer %j is no win', async (nothing) => {
    const { watch, kind } = play({ ...quiet, setPageViewAndCheckWin: nothing });
    await watch.viewed(ana);
    expect(kind()).toBe('active');
  });

  test('[HUNT-38] with a prize in its answer is a win', async () => {
    const { watch, kind } = play({ ...quiet, setPageViewAndCheckWin: prize });
    await watch.viewed(ana);
    expect(kind()).toBe('won');
  });

  test('without a hunt checks for no win', async () => {
    const { watch, called, kind } = play({ ...quiet, checkInfoActiveHunt: null });
    await watch.viewed(ana);
    expect([kind(), called()]).toEqual(['none', ['checkSomeReservedPrize', 'checkInfoActiveHunt']]);
    expect(watch.notice.get()).toBeNull();
  });

  test('[HUNT-32] asks for the hunt again when what it knows is older than 30 minutes, not before', async () => {
    const { watch, called, advance } = play(quiet);
    await watch.viewed(null);
    advance(30 * minuteMs - 1);
    await watch.viewed(null);
    expect(called()).toEqual(['checkInfoActiveHunt']);
    advance(1);
    await watch.viewed(null);
    expect(called()).toEqual(['checkInfoActiveHunt']);
  });

  test('asks again once the hunt it knows has ended', async () => {
    const { watch, called, advance, answers } = play({
      ...quiet,
      checkInfoActiveHunt: { ...hunt, huntEndDate: '2026-11-15T12:05:00.000Z' },
    });
    await watch.viewed(null);
    answers.checkInfoActiveHunt = null;
    advance(5 * minuteMs);
    await watch.viewed(null);
    expect([called().length, watch.notice.get()]).toEqual([2, null]);
  });

  test('of somebody else starts from the beginning', async () => {
    const { watch, called, kind } = play({ ...quiet, setPageViewAndCheckWin: prize });
    await watch.viewed(ana);
    await watch.viewed(null);
    expect(kind()).toBe('active');
    called();
    await watch.viewed({ userId: 8 });
    expect(called()).toEqual(['checkSomeReservedPrize', ...counted]);
  });
});

describe('the token of a page', () => {
  test('[HUNT-36] goes along with the view; a page that lay in a cache for long is loaded anew for it, once', async () => {
    const { watch, called, answers } = play({ ...quiet, getPageToken: null });
    await watch.viewed(ana);
    expect(called().slice(2)).toEqual(['getPageToken /a', 'getPageToken fresh:/a']);
    answers.getPageToken = token;
    await watch.viewed(ana, '/b');
    expect(called()).toEqual(['getPageToken /b', 'setPageViewAndCheckWin signed']);
  });

  test('[HUNT-36] that says to look first is used after that, and not for a page that was left meanwhile', async () => {
    const { watch, called, clock, answers } = play({ ...quiet, getPageToken: { token: 'later', waitMs: 3_000 } });
    const left = watch.viewed(ana, '/a');
    await expect.poll(() => clock.pending()).toBe(1);
    answers.getPageToken = { token: 'kept', waitMs: 2_000 };
    const kept = watch.viewed(ana, '/b');
    await left;
    await expect.poll(() => clock.pending()).toBe(1);
    expect(called().slice(2)).toEqual(['getPageToken /a', 'getPageToken /b']);
    clock.advance(2_000);
    await kept;
    expect(called()).toEqual(['setPageViewAndCheckWin kept']);
  });
});

describe('a call that fails', () => {
  test('[HUNT-44] is only logged, whichever it is, and tried again with the next page', async () => {
    const { watch, logged, kind, answers } = play({});
    await watch.viewed(ana);
    expect([kind(), logged.splice(0)]).toEqual(['none', ['the reserved prize', 'the hunt']]);
    answers.checkInfoActiveHunt = hunt;
    await watch.viewed(ana);
    expect([kind(), logged.splice(0)]).toEqual(['active', ['the reserved prize', 'the page token']]);
    watch.share('facebook');
    await expect.poll(() => logged).toEqual(['the sharing']);
    Object.assign(answers, quiet, { checkSomeReservedPrize: prize });
    await watch.viewed(ana);
    expect(kind()).toBe('won');
  });
});

describe('the chest', () => {
  const won = { ...quiet, setPageViewAndCheckWin: prize, changeLogStatusAndSendMail: prize, setShareSituation: null };

  test('tells the prize when it opens, and closing it without sharing is noted', async () => {
    const { watch, called, kind } = play(won);
    await watch.viewed(ana);
    called();
    expect(await watch.openChest()).toBe('opened');
    expect(watch.state.get()).toEqual({ kind: 'opened', prize: { name: 'Um vinil', description: '', icon: '' } });
    watch.understand();
    expect(kind()).toBe('sharing');
    watch.closePrize();
    expect([kind(), called()]).toEqual([
      'closed',
      ['changeLogStatusAndSendMail', 'setShareSituation {"shareSituation":"closed"}'],
    ]);
  });

  test('that was shared is not noted as closed afterwards', async () => {
    const { watch, called } = play(won);
    await watch.viewed(ana);
    await watch.openChest();
    called();
    watch.share('whatsapp');
    watch.closePrize();
    expect(called()).toEqual(['setShareSituation {"shareSituation":"whatsapp"}']);
  });

  test('that fails to open stays closed on the screen', async () => {
    const { watch, kind } = play({ ...quiet, setPageViewAndCheckWin: prize });
    await watch.viewed(ana);
    expect([await watch.openChest(), kind()]).toEqual(['failed', 'won']);
  });

  test('that is left for later comes again with the next page', async () => {
    const { watch, kind } = play(won);
    await watch.viewed(ana);
    watch.leaveChest();
    expect(kind()).toBe('active');
    await watch.viewed(ana);
    expect(kind()).toBe('won');
  });
});
