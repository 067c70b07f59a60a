import { describe, expect, test } from 'vitest';
import { isCodiceFiscale } from '#kit/codice-fiscale.ts';
import { isItalianPhone } from '#kit/italian-phone.ts';
import { accounts } from './accounts.ts';
import { affiliates } from './affiliates.ts';
import { categories, portugueseTwins } from './categories.ts';
import { partners } from './partners.ts';
import { programmes } from './programmes.ts';

const unique = (values: string[]) => new Set(values).size === values.length;
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe('the demo schedule', () => {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const endMinutes = (time: string) => minutes(time) || 24 * 60;

  test('has twelve programmes with a page address of their own', () => {
    expect(programmes).toHaveLength(12);
    expect(unique(programmes.map((programme) => programme.slug))).toBe(true);
    for (const programme of programmes) {
      expect(programme.slug).toMatch(slugShape);
      expect(programme.description).toMatch(/^(<p>[^<]+<\/p>){2,3}$/);
      expect(programme.summary).toMatch(/^[^.!?]+\.$/);
      expect(programme.startTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(programme.endTime).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
    }
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('never has two programmes on air at once on weekday %i', (weekday) => {
    const day = programmes
      .filter((programme) => programme.weekdays.includes(weekday))
      .map((programme) => ({ start: minutes(programme.startTime), end: endMinutes(programme.endTime) }))
      .sort((a, b) => a.start - b.start);
    expect(day.length).toBeGreaterThanOrEqual(4);
    for (const [i, slot] of day.entries()) {
      expect(slot.end).toBeGreaterThan(slot.start);
      expect(slot.start).toBeGreaterThanOrEqual(day[i - 1]?.end ?? 0);
    }
  });
});

describe('the demo network', () => {
  const stateOf = (postcode: string) => postcode.split('/')[1]?.toLowerCase() ?? '';

  test('has 21 branches in seven Brazilian states, none in the Federal District, and one in Rome', () => {
    expect(affiliates).toHaveLength(22);
    const states = affiliates.map((affiliate) => stateOf(affiliate.enderecoCEP));
    expect(states.filter((state) => state === 'rm')).toHaveLength(1);
    expect([...new Set(states)].sort()).toEqual(['al', 'es', 'mg', 'pr', 'rm', 'rs', 'sc', 'sp']);
    for (const state of new Set(states.filter((one) => one !== 'rm'))) {
      expect(states.filter((one) => one === state).length).toBeGreaterThanOrEqual(2);
    }
  });

  test('writes every branch the way the wire wants it', () => {
    for (const affiliate of affiliates) {
      expect(affiliate.filial).toMatch(/^Antena 1 [^-]+ - \d{2,3}\.\d FM$/);
      expect(affiliate.enderecoCEP).toMatch(/^(\d{5}-\d{3}\/[A-Z]{2}|00193\/RM)$/);
      expect(affiliate.email).toMatch(/^[a-z]+@antena1\.example$/);
    }
    expect(unique(affiliates.map((affiliate) => affiliate.filial))).toBe(true);
    expect(unique(affiliates.map((affiliate) => affiliate.email))).toBe(true);
    expect(unique(affiliates.map((affiliate) => affiliate.telefone))).toBe(true);
  });
});

test('the ten partners have their own address and site', () => {
  expect(partners).toHaveLength(10);
  expect(unique(partners.map((partner) => partner.slug))).toBe(true);
  for (const partner of partners) {
    expect(partner.slug).toMatch(slugShape);
    expect(new URL(partner.website).hostname).toMatch(/\.example$/);
  }
});

test('the fourteen news categories are those of the route table, and old addresses lead to them', () => {
  expect(categories.map((category) => category.slug)).toEqual(
    'musica salute economia politica tecnologia altri mondo quotidiano podcast cinema moda auto gastronomia viaggi'.split(
      ' ',
    ),
  );
  const slugs = ['', ...categories.map((category) => category.slug)];
  for (const twin of Object.values(portugueseTwins)) expect(slugs).toContain(twin);
});

describe('the demo accounts', () => {
  const checkDigit = (digits: number[]) => {
    const sum = digits.reduce((total, digit, i) => total + digit * (digits.length + 1 - i), 0);
    return ((sum * 10) % 11) % 10;
  };

  test('cover a listener, a complete one, one in Italy, a PRO one and every staff role', () => {
    expect(accounts.map((account) => account.key)).toEqual(
      'listener complete italian pro editor music promotions sales statistics administrator'.split(' '),
    );
    expect(accounts.filter((account) => account.pro).map((account) => account.key)).toEqual(['pro']);
    for (const account of accounts.slice(4)) expect(account.role).toBe(account.key);
    expect(accounts[0]?.profile).toBeUndefined();
    for (const account of accounts.slice(1)) expect(account.profile).toBeDefined();
  });

  test('have passwords and addresses that registration accepts', () => {
    for (const { email, password } of accounts) {
      expect(email).toMatch(/^[a-z]+@demo\.antena1\.example$/);
      expect(email.length).toBeLessThanOrEqual(50);
      expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[^A-Za-z0-9\s]).{12,20}$/);
    }
    expect(unique(accounts.map((account) => account.email))).toBe(true);
    expect(unique(accounts.map((account) => account.password))).toBe(true);
  });

  test('have different tax numbers with true check digits, and masked fields of the right length', () => {
    const profiles = accounts.flatMap((account) => account.profile ?? []);
    const italians = profiles.filter(({ country }) => country === 'IT');
    for (const { cpf, telefone, cep } of italians) {
      expect(isCodiceFiscale(cpf)).toBe(true);
      expect(isItalianPhone(telefone)).toBe(true);
      expect(cep).toMatch(/^\d{5}$/);
    }
    for (const { cpf, telefone, cep } of profiles.filter((profile) => !italians.includes(profile))) {
      expect(cpf).toMatch(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/);
      const digits = [...cpf.replace(/\D/g, '')].map(Number);
      expect(digits[9]).toBe(checkDigit(digits.slice(0, 9)));
      expect(digits[10]).toBe(checkDigit(digits.slice(0, 10)));
      expect(telefone).toMatch(/^\(\d{2}\) 9\d{4}-\d{4}$/);
      expect(cep).toMatch(/^\d{5}-\d{3}$/);
    }
    expect(unique(profiles.map((profile) => profile.cpf))).toBe(true);
  });
});
