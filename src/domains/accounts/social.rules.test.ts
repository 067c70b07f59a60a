import { expect, test } from 'vitest';
import { providedEmailProblem, socialWord } from './social.rules.ts';

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

test.each([
  ['no email from provider', { text: 'noVerifiedEmail' }, { text: 'noVerifiedEmail' }],
  ['email from provider not verified', { text: 'noVerifiedEmail' }, { text: 'noVerifiedEmail' }],
  ['user disabled', { text: 'disabled' }, { text: 'disabled' }],
  ['auth/popup-blocked', { text: 'blocked' }, { text: 'blocked' }],
  ['auth/account-exists-with-different-credential', { text: 'otherCredential' }, { text: 'otherCredential' }],
  ['email and firebaseUid already registered', { text: 'alreadyRegistered', action: 'login' }, { text: 'other' }],
  ['firebaseUid already registered with other email', { text: 'registeredWithOtherEmail' }, { text: 'other' }],
  ['email already registered with other firebaseUid', { text: 'registeredOtherwise' }, { text: 'other' }],
  ['user not found by firebaseUid or firebaseEmail', { text: 'other' }, { text: 'notFound', action: 'register' }],
  ['user found by email but without firebaseUid', { text: 'other' }, { text: 'linkable', action: 'link' }],
  ['user found by email but with different firebaseUid', { text: 'other' }, { text: 'boundOtherwise' }],
  ['toString', { text: 'other' }, { text: 'other' }],
  ['auth/popup-closed-by-user', null, null],
  ['auth/cancelled-popup-request', null, null],
  ['auth/user-cancelled', null, null],
  ['', { text: 'other' }, { text: 'other' }],
])('after %j a registration says %j and a login %j', (code, atRegistration, atLogin) => {
  expect(socialWord('register', code)).toEqual(atRegistration);
  expect(socialWord('login', code)).toEqual(atLogin);
});
