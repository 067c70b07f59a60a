import { expect, test } from 'vitest';
import { callAddress, whatsappAddress } from './contact.addresses.ts';
import { sendContactMessage } from './contact.contract.ts';
import { contactNames } from './contact.decode.ts';
import { contactMessages } from './contact.messages.ts';
import {
  type ContactField,
  type ContactMessage,
  contactFields,
  firstProblem,
  formName,
  isAcceptable,
  isReady,
  presetOf,
} from './contact.rules.ts';

const good: ContactMessage = {
  name: 'Àgata Müller',
  email: 'agata@posta.example',
  phone: '(06) 95550-142',
  city: 'Roma',
  region: 'RM',
  text: 'Che canzone era?',
  categoryId: 7,
  userId: null,
};

test('[CONTACT-01] a message holds eight fields, and a visitor has no user id', () => {
  expect(Object.keys(good).sort()).toEqual([...contactFields, 'userId'].sort());
  expect(Object.keys(sendContactMessage.body.shape).sort()).toEqual(
    ['name', 'email', 'tel', 'city', 'state', 'text', 'categoryId', 'userId'].sort(),
  );
  expect(sendContactMessage.body.parse(contactNames.encode(good))).toMatchObject({
    tel: good.phone,
    state: good.region,
  });
  expect(firstProblem(good)).toBeNull();
  const signed: ContactMessage = { ...good, userId: 12 };
  expect(firstProblem(signed)).toBeNull();
});

type Case = { accepted: (string | number)[]; refused: (string | number)[] };

function check(field: ContactField, { accepted, refused }: Case): void {
  for (const value of accepted)
    expect([value, isAcceptable({ ...good, [field]: value }, field)]).toEqual([value, true]);
  for (const value of refused)
    expect([value, isAcceptable({ ...good, [field]: value }, field)]).toEqual([value, false]);
}

test('[CONTACT-05] a name is letters, accented ones too, and spaces, 3 to 30 of them', () => {
  check('name', {
    accepted: ['Ana', 'João da Conceição', 'Zoë', '  Ana  ', 'x'.repeat(30)],
    refused: ['', 'Al', 'x'.repeat(31), 'Ana 2', 'D’Angelo', 'Anna-Maria', 'a@b', '   '],
  });
});

test('[CONTACT-06] an e-mail has its shape and at most 50 characters', () => {
  check('email', {
    accepted: ['a@b.it', `${'a'.repeat(39)}@posta.info`, 'nome.cognome+radio@sub.posta.example'],
    refused: ['', 'ana', 'ana@', 'ana@posta', 'a b@c.it', 'a@b@c.it', `${'a'.repeat(40)}@posta.info`],
  });
});

test('[CONTACT-07] a phone is empty or 13 to 15 characters', () => {
  check('phone', {
    accepted: ['', '(06) 95550-14', '(06) 95550-142', '(82) 95555-0147'],
    refused: ['(06) 95550-1', '(82) 95555-01470', '1'],
  });
});

test('[CONTACT-09] a city is empty or 3 to 30 characters', () => {
  check('city', { accepted: ['', 'Rho', 'x'.repeat(30)], refused: ['Bo', 'x'.repeat(31)] });
});

test('[CONTACT-10] a region is empty or exactly 2 characters', () => {
  check('region', { accepted: ['', 'RM'], refused: ['R', 'ROM'] });
});

test('[CONTACT-11] a text has 3 to 1000 characters', () => {
  check('text', { accepted: ['Ehi', 'x'.repeat(1000)], refused: ['', 'Eh', ' Eh ', 'x'.repeat(1001)] });
});

test('[CONTACT-12] a subject must be chosen, and 0 is none', () => {
  check('categoryId', { accepted: [1, 2, 3, 4, 5, 6, 7], refused: [0, 8, -1, 1.5] });
  expect(firstProblem({ ...good, categoryId: 0 })).toEqual({ field: 'categoryId', message: contactMessages.fillAll });
});

test('nothing is sent before every field is filled, not even those that may be empty', () => {
  for (const field of contactFields) {
    const empty = { ...good, [field]: field === 'categoryId' ? 0 : '  ' };
    expect([field, isReady(empty, field), firstProblem(empty)]).toEqual([
      field,
      false,
      { field, message: 'Compila tutti i campi per inviare il tuo messaggio.' },
    ]);
  }
  expect(firstProblem({ ...good, region: 'Lazio' })).toEqual({ field: 'region', message: 'Due lettere.' });
});

test('a name is brought into the shape that the form takes', () => {
  expect(formName('Chiara', 'Bassi')).toBe('Chiara Bassi');
  expect(formName('Anna-Maria', 'D’Angelo')).toBe('Anna Maria D Angelo');
  expect(formName('Zé', '')).toBe('Zé');
  expect(formName('x'.repeat(15), 'y'.repeat(14))).toHaveLength(30);
  expect(formName('Maria Conceição Aparecida', 'Quaresmeira')).toBe('Maria Conceição Aparecida');
});

test('only a known name presets a subject', () => {
  expect(presetOf('comercial')).toBe('comercial');
  for (const name of [null, '', 'Comercial', 'toString', 'constructor']) expect(presetOf(name)).toBeNull();
});

test('numbers are written for people and dialled by machines', () => {
  expect(callAddress('+39 06 5550 1910')).toBe('tel:+390655501910');
  expect(whatsappAddress('+39 347 555 1910')).toBe('https://wa.me/393475551910');
});
