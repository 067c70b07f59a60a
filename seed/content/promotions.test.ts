import { expect, test } from 'vitest';
import { promotions } from './promotions.ts';

const open = promotions.filter(({ closesInDays }) => closesInDays > 0);
const closed = promotions.filter(({ closesInDays }) => closesInDays < 0);

test('six promotions are open, one of every kind among them', () => {
  expect(open).toHaveLength(6);
  for (const kind of ['pro', 'singleWord', 'multiple', 'darkText'] as const) {
    expect([kind, open.filter((one) => one[kind]).length]).toEqual([kind, 1]);
  }
  expect(open.filter(({ editable }) => editable)).toHaveLength(2);
  expect(open.filter(({ editable, multiple }) => !editable && !multiple)).toHaveLength(3);
});

test('twelve have closed, and all but the last to be judged have their winners', () => {
  expect(closed).toHaveLength(12);
  expect(closed.filter(({ winners }) => !winners?.length)).toHaveLength(1);
  for (const { openedDaysAgo, closesInDays } of closed) expect(openedDaysAgo).toBeGreaterThan(-closesInDays);
});

test('each has an address of its own, and rules that say what it is about', () => {
  expect(new Set(promotions.map(({ slug }) => slug)).size).toBe(promotions.length);
  for (const { slug, description, rules, pro, singleWord, multiple } of promotions) {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description).toMatch(/^(<p>[^<]+<\/p>)+$/);
    expect(rules.match(/<h3/g)).toHaveLength(5);
    if (pro) expect(rules).toContain('abbonamento PRO');
    if (singleWord) expect(rules).toContain('una parola sola');
    if (multiple) expect(rules).toMatch(/più risposte|várias respostas/);
  }
});
