import { createStore } from '#web/shell/store.ts';

/** Whether the dialog that asks to sign in again stands open. */
export const isSignInAsked = createStore(false);

let waiting: ((isIn: boolean) => void)[] = [];

/** Asks once for all calls that were refused meanwhile; false when the person does not want to now. */
export function signInAgain(): Promise<boolean> {
  isSignInAsked.set(true);
  return new Promise((resolve) => waiting.push(resolve));
}

export function answerSignIn(isIn: boolean): void {
  const all = waiting;
  waiting = [];
  isSignInAsked.set(false);
  for (const resolve of all) resolve(isIn);
}
