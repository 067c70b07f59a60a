import { expect, test } from 'vitest';
import { isCommonPassword } from '#domains/accounts/server/passwords/common-passwords.ts';
import { document, docx, pdf } from '#domains/careers/cvs.test-helper.ts';
import { cvKindOf } from '#domains/careers/server/documents/cv-kind.ts';
import { blocksOf, splitContent, teaserOf, wordsOf } from '#domains/news/news.rules.ts';
import { queryWords } from '#domains/search/search.rules.ts';
import { withoutBrand } from '#domains/search/server/search-engine.ts';
import { inlineParts } from '#domains/site/web/inline-markup.ts';
import { parseByteRange } from '#kit/byte-range.ts';
import { isCnpj } from '#kit/cnpj.ts';
import { isCpf } from '#kit/cpf.ts';
import { cutHard, cutOnWord } from '#kit/cut.ts';
import { withoutEndSlashes } from '#kit/drop-end.ts';
import { isEmail } from '#kit/email.ts';
import { fold } from '#kit/fold.ts';
import { readingMinutes } from '#kit/html-words.ts';
import { applyMask, phoneMask } from '#kit/masks.ts';
import { slugify } from '#kit/slug.ts';
import { readCookie } from '#server/api/cookies.ts';
import { sanitizeHtml } from '#server/html/sanitize-html.ts';
import { limitAddress } from '#server/limits/limits.ts';
import { acceptedFormats } from '#server/media/sending/accept.ts';
import { parseMediaAddress } from '#server/media/sending/address.ts';
import { isNotModified } from '#server/media/sending/conditional.ts';
import { encodingFor } from '#server/pages/send-page.ts';
import { cpuMs } from '../cpu-time.ts';

const file = { etag: '"a"', lastModified: new Date(0) };

/** Whatever reads a text that somebody outside has written. */
const readers: Record<string, (text: string) => unknown> = {
  'the words of an article': readingMinutes,
  'the cleaning of an article': sanitizeHtml,
  'the parts of an article': splitContent,
  'the blocks of an article': blocksOf,
  'the teaser of an article': teaserOf,
  'the words of a title': wordsOf,
  'the markup of a page': inlineParts,
  'a slug': slugify,
  'a folded text': fold,
  'a cut text': (text) => cutHard(text, 60) + cutOnWord(text, 60),
  'an e-mail address': isEmail,
  'a tax number': (text) => isCpf(text) || isCnpj(text),
  'a phone number': (text) => applyMask(phoneMask(text), text),
  'a password': isCommonPassword,
  'a search': queryWords,
  'a title from the search engine': (text) => withoutBrand(text, 'Antena 1'),
  'a path': withoutEndSlashes,
  'the address of a picture': parseMediaAddress,
  'the address of a visitor': limitAddress,
  'a range of bytes': (text) => parseByteRange(`bytes=${text}`, 1000),
  cookies: (text) => readCookie(text, 'auth_jwt'),
  'the encodings of a browser': encodingFor,
  'the pictures of a browser': acceptedFormats,
  'what a browser has': (text) => isNotModified({ 'if-none-match': text }, file),
  'a PDF': (text) => cvKindOf(pdf({ more: text })),
  'a document': (text) => cvKindOf(docx([{ ...document('word/a.xml', text), stored: true }])),
};

const units = [
  ...[
    '<',
    '<a ',
    '<a href="',
    '<!--',
    '<script',
    '</',
    '&',
    '&#',
    '&#65;',
    '"',
    "'",
    '=',
    ';',
    ',',
    ':',
    '.',
    '/',
    '\\',
  ],
  ...[' ', '\t', '\n', '-', '_', '|', '[', '[musica ', '(', '{', '%', '#', '*', '**', '@', 'a@', 'a', 'A', '0', '9-'],
  ...['obj', '7 0 obj<<', '7 0 obj(', 'trailer', 'é', '\u0301', '🎵', '\u200d'],
];
const endings = ['', '!', ' | Antena 1'];

const size = 10_000;
/** Nobody notices so little, and the clock can say no more about it. */
const noticedMs = 15;
const mostGrowth = 3.2;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * How many times as long a text of twice the length takes, in the thread's own time. 1 for what nobody notices. The least of
 * three looks: a busy machine makes a reader look slow now and then, and a slow one never quick.
 */
function growth(read: (text: string) => unknown, make: (length: number) => string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let looks = 0; looks < 3 && least >= mostGrowth; looks++) least = Math.min(least, growthOnce(read, make));
  return least;
}

function growthOnce(read: (text: string) => unknown, make: (length: number) => string): number {
  const long = make(2 * size);
  if (cpuMs(() => read(long)) < noticedMs) return 1;
  const short = make(size);
  const rounds = Array.from({ length: 5 }, () => [cpuMs(() => read(short)), cpuMs(() => read(long))] as const);
  const [one, two] = [median(rounds.map(([time]) => time)), median(rounds.map(([, time]) => time))];
  return two < noticedMs ? 1 : two / one;
}

test.each(Object.entries(readers))('[HOSTILE-02] twice the text takes about twice the time: %s', (_what, read) => {
  const slow: [unit: string, ending: string][] = [];
  for (const unit of units) {
    for (const ending of endings) {
      const make = (length: number) => unit.repeat(length / unit.length) + ending;
      if (growth(read, make) >= mostGrowth) slow.push([unit, ending]);
    }
  }
  expect(slow).toEqual([]);
});

test('the measure knows a slow reader when it sees one', () => {
  // Eight times as long for twice the text: far from the bound, however busy the machine is.
  const slow = (text: string) => /[^>]*[^>]*>/.test(text);
  expect(growth(slow, (length) => '<'.repeat(length / 40))).toBeGreaterThan(mostGrowth);
});
