import { expect, test } from 'vitest';
import { providedEmailProblem } from './social.rules.ts';

test.each([
  ['google', 'lia@posta.example', true, null],
  ['google', 'lia@posta.example', false, 'email from provider not verified'],
  ['google', null, true, 'no email from provider'],
  ['google', '', true, 'no email from provider'],
  ['facebook', 'lia@posta.example', true, null],
  ['facebook', 'lia@posta.example', false, null],
  ['facebook', null, false, 'no email from provider'],
] as const)(
  '[SOCIAL-08] [SOCIAL-09] from %s, the address %s, verified: %s',
  (provider, email, emailVerified, problem) => {
    expect(providedEmailProblem({ email, emailVerified }, provider)).toBe(problem);
  },
);
