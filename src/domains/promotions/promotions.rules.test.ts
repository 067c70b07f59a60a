import { describe, expect, test } from 'vitest';
import { pageItems } from '#kit/pages.ts';
import {
  answerAsTyped,
  answerModeOf,
  closedPage,
  closedPageAddress,
  faultOf,
  formFault,
  gateFor,
  infoModes,
  losesSpaces,
  pageSizes,
} from './promotions.rules.ts';

const sentence = { singleWord: false };
const word = { singleWord: true };

test('[PROMO-27] the info block is in one of five modes', () => {
  expect(infoModes).toEqual([
    'regulamento',
    'respostaUnicaEditavel',
    'respostaUnicaNaoEditavel',
    'respostaMultipla',
    'verGanhadores',
  ]);
});

test.each([
  [true, true, 'respostaMultipla'],
  [true, false, 'respostaMultipla'],
  [false, true, 'respostaUnicaEditavel'],
  [false, false, 'respostaUnicaNaoEditavel'],
] as const)('[PROMO-28] many answers %s and editable %s make the mode %s', (multiple, editable, mode) => {
  expect(answerModeOf({ multiple, editable })).toBe(mode);
});

describe('who may take part', () => {
  const nobody = null;
  const half = { isPro: false, registrationComplete: false };
  const whole = { isPro: false, registrationComplete: true };
  const halfPro = { isPro: true, registrationComplete: false };
  const wholePro = { isPro: true, registrationComplete: true };
  test.each([
    [nobody, false, 'login'],
    [nobody, true, 'login'],
    [half, true, 'pro'],
    [whole, true, 'pro'],
    [halfPro, true, 'registration'],
    [half, false, 'registration'],
    [wholePro, true, null],
    [whole, false, null],
  ] as const)('[PROMO-46] %o in a promotion with PRO %s is stopped at %s', (person, pro, gate) => {
    expect(gateFor(person, { pro })).toBe(gate);
  });
});

describe('what is typed', () => {
  test('[PROMO-47] ends at 350 characters', () => {
    expect(answerAsTyped('a'.repeat(350), sentence)).toHaveLength(350);
    expect(answerAsTyped(`${'a'.repeat(350)}b`, sentence)).toBe('a'.repeat(350));
    expect(answerAsTyped('due parole', sentence)).toBe('due parole');
  });

  test('[PROMO-48] is one word without spaces and ends at 30 characters where one word is asked for', () => {
    expect(answerAsTyped(`${'a'.repeat(30)}b`, word)).toBe('a'.repeat(30));
    expect(answerAsTyped(' mareggiata ', word)).toBe('mareggiata');
    expect(answerAsTyped('due\tparole', word)).toBe('dueparole');
  });

  test('loses its spaces only where one word is asked for', () => {
    expect([losesSpaces('due parole', word), losesSpaces('una', word)]).toEqual([true, false]);
    expect([losesSpaces('due parole', sentence), losesSpaces('una', sentence)]).toEqual([false, false]);
  });

  test('never ends in half an emoji', () => {
    expect(answerAsTyped('🎷'.repeat(351), sentence)).toBe('🎷'.repeat(350));
  });
});

test.each([
  ['', sentence, 'answer empty'],
  ['a'.repeat(350), sentence, null],
  ['🎷'.repeat(350), sentence, null],
  ['a'.repeat(351), sentence, 'answer too long'],
  ['a'.repeat(30), word, null],
  ['a'.repeat(31), word, 'answer too long'],
  ['due parole', word, 'one word only'],
  ['due\nrighe', word, 'one word only'],
  ['due\nrighe', sentence, null],
] as const)('the answer %j to %o has the fault %s', (answer, promotion, fault) => {
  expect(faultOf(answer, promotion)).toBe(fault);
});

test.each([
  ['sì', true, null],
  ['  ', true, 'answer'],
  ['sì', false, 'rules'],
  ['', false, 'both'],
] as const)('a form with %j and the rules accepted %s is held back by %s', (answer, accepted, fault) => {
  expect(formFault(answer, accepted)).toBe(fault);
});

describe('the pages of closed promotions', () => {
  test.each([
    [1, 20, pageSizes.wide, { page: 1, pages: 3, offset: 0 }],
    [3, 20, pageSizes.wide, { page: 3, pages: 3, offset: 16 }],
    [4, 20, pageSizes.wide, { page: 3, pages: 3, offset: 16 }],
    [4, 20, pageSizes.narrow, { page: 4, pages: 5, offset: 12 }],
    [1, 0, pageSizes.wide, { page: 1, pages: 1, offset: 0 }],
    [0, 20, pageSizes.wide, { page: 1, pages: 3, offset: 0 }],
  ])('page %i of %i promotions, %i on each', (wanted, total, size, expected) => {
    expect(closedPage(wanted, total, size)).toEqual(expected);
  });

  test('[PROMO-14] three on each side of the current one, and a gap for the rest', () => {
    const { page, pages } = closedPage(10, 160, pageSizes.wide);
    expect(pageItems(page, pages)).toEqual(['gap', 7, 8, 9, 10, 11, 12, 13, 'gap']);
    expect(pageItems(1, pages)).toEqual([1, 2, 3, 4, 'gap']);
  });

  test('the first page has the bare address', () => {
    expect([closedPageAddress(1), closedPageAddress(2)]).toEqual(['/promocoes', '/promocoes?pagina=2']);
  });
});
