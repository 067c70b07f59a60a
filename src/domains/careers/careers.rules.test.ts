import { expect, test } from 'vitest';
import { applyMask } from '#kit/masks.ts';
import { sendCurriculum } from './careers.contract.ts';
import { applicationNames, decodeUpload, encodeUpload } from './careers.decode.ts';
import {
  type ApplicationField,
  applicationFields,
  areaPhoneMask,
  curriculumAddress,
  fileNameIn,
  fileProblem,
  isComplete,
  isGood,
  mostCvBytes,
} from './careers.rules.ts';

const good = {
  name: 'Ana Lúcia',
  lastName: 'Di Bella Souza',
  email: 'ana@posta.example',
  phone: '(333) 123-4567',
  position: 'Tecnica del suono',
  aboutYou: 'Dieci anni di mixer, mai un fischio in diretta.',
};

function check(field: ApplicationField, fine: string[], bad: string[]): void {
  for (const text of fine) expect([text, isGood(field, text)]).toEqual([text, true]);
  for (const text of bad) expect([text, isGood(field, text)]).toEqual([text, false]);
}

test('[JOB-01] an application holds six texts and the address of the CV, and the station takes no other', () => {
  expect(applicationFields.toSorted()).toEqual(Object.keys(good).toSorted());
  const whole = { ...applicationNames.encode(good), curriculum: 'https://radio.example/media/x.pdf' };
  expect(whole).toMatchObject({ telefono: good.phone, testoPosizione: good.position });
  expect(sendCurriculum.body.strict().safeParse(whole).success).toBe(true);
  expect(Object.keys(sendCurriculum.body.shape).toSorted()).toEqual(Object.keys(whole).toSorted());
  for (const field of Object.keys(whole)) {
    const { [field as 'name']: _, ...rest } = whole;
    expect([field, sendCurriculum.body.safeParse(rest).success]).toEqual([field, false]);
  }
});

test('[JOB-04] the e-mail has the shape of one', () => {
  check('email', ['a@b.it', ' ana@posta.example '], ['', 'ana', 'ana@', 'ana@posta', 'a b@posta.example', 'a@b@c.it']);
});

test('[JOB-05] the e-mail has at most 30 characters', () => {
  check('email', [`${'a'.repeat(25)}@b.it`], [`${'a'.repeat(26)}@b.it`]);
});

test('[JOB-06] a name is letters, with accents, and spaces', () => {
  check(
    'name',
    ['Ana', 'José', 'Zoë Ünal', 'Àlex', 'Jose\u0301'],
    ['Ana1', 'Ana-Lu', 'D’Angelo', 'a_b', '<b>', 'Ana\nLu'],
  );
});

test('[JOB-07] a name has 3 to 20 characters', () => {
  check('name', ['abc', 'a'.repeat(20)], ['', 'ab', ' ab ', 'a'.repeat(21)]);
});

test('[JOB-08] a last name is letters, with accents, and spaces', () => {
  check('lastName', ['Souza', 'De André', 'Conceição'], ['Souza2', 'Souza!', 'De\tAndré']);
});

test('[JOB-09] a last name has 3 to 30 characters', () => {
  check('lastName', ['abc', 'a'.repeat(30)], ['ab', 'a'.repeat(31)]);
});

test('[JOB-10] a phone has 13 to 15 characters, with those of its mask', () => {
  check(
    'phone',
    ['(333) 123-456', '(333) 123-4567', '(011) 3456-7890'],
    ['', '(333) 123-45', '(333) 12345-6789', 'nessun numero'],
  );
});

test('[JOB-11] the mask has three digits of area code, and room for six to eight more', () => {
  const masked = (digits: string) => applyMask(areaPhoneMask(digits), digits);
  expect(['333', '333123456', '3331234567', '01134567890'].map(masked)).toEqual([
    '(333',
    '(333) 123-456',
    '(333) 123-4567',
    '(011) 3456-7890',
  ]);
});

test('[JOB-12] a position has 3 to 50 characters on one line', () => {
  check('position', ['dj.', 'x'.repeat(50)], ['dj', '  dj  ', 'x'.repeat(51), 'voce\nBcc: tutti@posta.example']);
});

test('[JOB-13] somebody says 3 to 1000 characters about themselves, on as many lines as they like', () => {
  check('aboutYou', ['ciao', 'riga\nriga', 'x'.repeat(1000)], ['', 'ci', 'x'.repeat(1001), 'a\0bc']);
});

test('[JOB-03] an application without one of its fields is not complete', () => {
  expect(isComplete(good, true)).toBe(true);
  for (const field of applicationFields) expect(isComplete({ ...good, [field]: '' }, true)).toBe(false);
});

test('[JOB-14] an application without a file is not complete', () => {
  expect(isComplete(good, false)).toBe(false);
});

test('a file of the wrong kind or size is known by its first bytes', () => {
  const problem = (head: string, size = 100) => fileProblem(size, Buffer.from(head, 'latin1'));
  expect([problem('%PDF-1.4'), problem('\xef\xbb\xbf\r\n%PDF-2.0'), problem('PK\x03\x04')]).toEqual([null, null, null]);
  const others = ['', 'ciao', '\xff\xd8\xff', '\xd0\xcf\x11\xe0', '{\\rtf1', 'PK\x05\x06'];
  expect(others.map((head) => problem(head))).toEqual(others.map(() => 'file not accepted'));
  expect(problem('%PDF-1.4', mostCvBytes + 1)).toBe('file too large');
});

test('[JOB-22] the address of a CV is the media host and the name of the file, and leads back to it', () => {
  const host = 'https://radio.example/media/';
  const fileName = `${'0123456789abcdef'.repeat(2)}.pdf`;
  const address = curriculumAddress(host, fileName);
  expect(address).toBe(`https://radio.example/media/${fileName}`);
  expect(fileNameIn(address, host)).toBe(fileName);
  for (const strange of [
    `https://evil.example/media/${fileName}`,
    `${host}../secret`,
    `${host}x/${fileName}`,
    `${address}?a=1`,
    host,
  ]) {
    expect(fileNameIn(strange, host)).toBeNull();
  }
});

test('[JOB-26] a reply to the upload that names no file is none', () => {
  expect(decodeUpload(encodeUpload('x.pdf'))).toBe('x.pdf');
  const others = [null, {}, { status: 'error', nome_arquivo: 'x.pdf' }, { status: 'success', nome_arquivo: '' }];
  expect([...others, { status: 'success', nome_arquivo: 7 }].map(decodeUpload)).toEqual([null, null, null, null, null]);
});
