import { expect, test } from 'vitest';
import { firstProblem, subjectIds } from '#domains/contact/contact.rules.ts';
import { accounts } from './accounts.ts';
import { letters, mailboxes } from './contact.ts';

test('every letter of the demo could have been sent with the form', () => {
  for (const { subjectId, ...rest } of letters) {
    expect(firstProblem({ ...rest, categoryId: subjectId })).toBeNull();
  }
});

test('a letter written while signed in carries the address of its account', () => {
  const signed = letters.filter(({ account }) => account);
  expect(signed.length).toBeGreaterThan(0);
  for (const { account, email } of signed) expect(accounts.find(({ key }) => key === account)?.email).toBe(email);
});

test('every subject has a mailbox', () => {
  expect(Object.keys(mailboxes).map(Number)).toEqual([...subjectIds]);
});
