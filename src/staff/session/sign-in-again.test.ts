import { expect, test } from 'vitest';
import { answerSignIn, isSignInAsked, signInAgain } from './sign-in-again.ts';

test('several calls refused at once ask for one sign-in, and all go on after it', async () => {
  const calls = [signInAgain(), signInAgain()];
  expect(isSignInAsked.get()).toBe(true);
  answerSignIn(true);
  expect(await Promise.all(calls)).toEqual([true, true]);
  expect(isSignInAsked.get()).toBe(false);
});

test('whoever closes the dialog gets the refusal, and the next call asks anew', async () => {
  const first = signInAgain();
  answerSignIn(false);
  expect(await first).toBe(false);
  const second = signInAgain();
  expect(isSignInAsked.get()).toBe(true);
  answerSignIn(true);
  expect(await second).toBe(true);
});
