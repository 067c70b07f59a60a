import { expect, test } from 'vitest';
import { createAccountMails } from './account-mails.ts';

const mails = createAccountMails({ publicUrl: 'https://radio.example', stationName: 'Antena 1' });
const person = { id: 7, name: 'Ana <b>Luísa</b>', email: 'ana@example.org' };
const all = [
  mails.confirmationCode(person, { code: '012345', linkToken: 'tok_en-2' }),
  mails.linkCode(person, 'Google', '012345'),
  mails.passwordReset(person, 'tok_en-1'),
  mails.passwordChanged(person),
  mails.newSignIn(person, new Date('2026-11-15T15:04:00Z')),
  mails.accountDeleted(person),
  mails.secondFactorOn(person),
  mails.secondFactorOff(person),
];

test.each(all)(
  'the mail $kind says the same as text and as HTML, in Portuguese, and asks nothing of anybody else',
  (mail) => {
    expect(mail.to).toBe('ana@example.org');
    expect(mail.subject).toMatch(/ \| Antena 1$/);
    expect(mail.text).toContain('Olá, Ana <b>Luísa</b>!');
    expect(mail.html).toContain('Olá, Ana &lt;b&gt;Luísa&lt;/b&gt;!');
    expect(mail.html).toContain('<html lang="pt-BR">');
    expect(mail.html).not.toMatch(/<img|<script|<link|<table|url\(/);
    const addresses = [...`${mail.text} ${mail.html}`.matchAll(/https?:\/\/[^/"\s<?]+/g)].map(([address]) => address);
    expect(new Set(addresses)).toEqual(new Set(['https://radio.example']));
  },
);

test('the links lead to the screen they speak of', () => {
  const [confirm, , reset] = all;
  expect(confirm?.text).toContain(
    'https://radio.example/?profile=true&screen=confirmEmail&userId=7&code=012345&token=tok_en-2',
  );
  expect(reset?.text).toContain('https://radio.example/?profile=true&screen=resetPassword&userId=7&token=tok_en-1');
});

test('a new sign-in is told in the time of Brasilia', () => {
  expect(all[4]?.text).toContain('15 de novembro de 2026 às 12:04');
});
