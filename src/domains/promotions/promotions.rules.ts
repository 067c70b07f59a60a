import type { Promotion } from './promotions.decode.ts';

export const promotionsPath = '/promocoes';
export const promotionPath = (slug: string) => `${promotionsPath}/${slug}`;

/** What the info block of a promotion shows. */
export const infoModes = [
  'regulamento',
  'respostaUnicaEditavel',
  'respostaUnicaNaoEditavel',
  'respostaMultipla',
  'verGanhadores',
] as const;
export type InfoMode = (typeof infoModes)[number];
export type AnswerMode = Extract<InfoMode, `resposta${string}`>;

type Ways = Pick<Promotion, 'multiple' | 'editable'>;

/** Where many answers are welcome, there is nothing to correct. */
export function answerModeOf({ multiple, editable }: Ways): AnswerMode {
  if (multiple) return 'respostaMultipla';
  return editable ? 'respostaUnicaEditavel' : 'respostaUnicaNaoEditavel';
}

const longestAnswer = 350;
const longestWord = 30;

type Words = Pick<Promotion, 'singleWord'>;

export const answerLimit = ({ singleWord }: Words) => (singleWord ? longestWord : longestAnswer);

/** Counted as people do: an emoji is one character, and never cut in half. */
export const answerLength = (answer: string) => [...answer].length;

/** What stands in the field after somebody typed or pasted: never longer than the limit, and one word without spaces. */
export function answerAsTyped(text: string, promotion: Words): string {
  const words = promotion.singleWord ? text.replace(/\s+/gu, '') : text;
  return [...words].slice(0, answerLimit(promotion)).join('');
}

/** Whether somebody has typed or pasted more than one word where one is wanted: they are told what became of it. */
export const losesSpaces = (text: string, promotion: Words) => promotion.singleWord && /\s/u.test(text);

export type AnswerFault = 'answer empty' | 'answer too long' | 'one word only';

/** `answer` is trimmed. */
export function faultOf(answer: string, promotion: Words): AnswerFault | null {
  if (answer === '') return 'answer empty';
  if (promotion.singleWord && /\s/u.test(answer)) return 'one word only';
  return answerLength(answer) > answerLimit(promotion) ? 'answer too long' : null;
}

export type FormFault = 'answer' | 'rules' | 'both';

/** What keeps a form from being sent. */
export function formFault(answer: string, rulesAccepted: boolean): FormFault | null {
  const isEmpty = answer.trim() === '';
  if (isEmpty && !rulesAccepted) return 'both';
  if (isEmpty) return 'answer';
  return rulesAccepted ? null : 'rules';
}

export type Gate = 'login' | 'pro' | 'registration';
export type Person = { isPro: boolean; registrationComplete: boolean };

/** What still stands between somebody and the promotion, the first of it; null lets them in. */
export function gateFor(person: Person | null, promotion: Pick<Promotion, 'pro'>): Gate | null {
  return person ? missingFor(person, promotion) : 'login';
}

/** What somebody who is signed in lacks. */
export function missingFor(person: Person, { pro }: Pick<Promotion, 'pro'>): Exclude<Gate, 'login'> | null {
  if (pro && !person.isPro) return 'pro';
  return person.registrationComplete ? null : 'registration';
}

export const pageSizes = { wide: 8, narrow: 4 } as const;

export type ClosedPage = { page: number; pages: number; offset: number };

/** A page that does not exist is the last one. */
export function closedPage(wanted: number, total: number, size: number): ClosedPage {
  const pages = Math.max(1, Math.ceil(total / size));
  const page = Math.min(Math.max(1, wanted), pages);
  return { page, pages, offset: (page - 1) * size };
}

export const closedPageAddress = (page: number) => (page === 1 ? promotionsPath : `${promotionsPath}?pagina=${page}`);
