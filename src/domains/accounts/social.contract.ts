import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, formField } from '#contract/fields.ts';
import { entrySchema, passwordField, secondStep } from './accounts.contract.ts';

const tokenBody = { idToken: exactField(20, 8_000), provider: z.enum(['google', 'facebook']) };

/** What can be wrong with a token before anybody looks at accounts. */
const tokenRefusals = {
  'invalid token': 400,
  'no email from provider': 400,
  'email from provider not verified': 400,
  'provider unavailable': 503,
} as const;

export const getIdentityProvider = defineEndpoint({
  name: 'getIdentityProvider',
  method: 'GET',
  path: '/api/v1/profile/getIdentityProvider',
  access: 'public',
  summary:
    'Who signs people in with Google and Facebook here: Firebase with its public settings, the local stand-in, or nobody.',
  data: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('firebase'), apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
    z.object({ kind: z.literal('local') }),
    z.object({ kind: z.literal('none') }),
  ]),
});

export const loginFirebase = defineEndpoint({
  name: 'loginFirebase',
  method: 'POST',
  path: '/api/v1/profile/loginFirebase',
  access: 'public',
  summary: 'Opens a session for the account that the provider’s identity is bound to.',
  body: z.object(tokenBody),
  data: entrySchema,
  refusals: {
    ...tokenRefusals,
    ...secondStep,
    'user disabled': 403,
    'user not found by firebaseUid or firebaseEmail': 404,
    'user found by email but without firebaseUid': 409,
    'user found by email but with different firebaseUid': 409,
  },
  limit: { calls: 60, seconds: 3600 },
});

export const registerUserFirebase = defineEndpoint({
  name: 'registerUserFirebase',
  method: 'POST',
  path: '/api/v1/profile/registerUserFirebase',
  access: 'public',
  summary:
    'Makes an account of a provider’s identity. An address that the provider has not verified is confirmed by code.',
  body: z.object(tokenBody),
  data: entrySchema,
  refusals: {
    ...tokenRefusals,
    ...secondStep,
    'user disabled': 403,
    'email and firebaseUid already registered': 409,
    'firebaseUid already registered with other email': 409,
    'email already registered with other firebaseUid': 409,
  },
  limit: { calls: 20, seconds: 3600 },
});

export const linkFirebase = defineEndpoint({
  name: 'linkFirebase',
  method: 'POST',
  path: '/api/v1/profile/linkFirebase',
  access: 'public',
  summary:
    'Binds a provider’s identity to the account with its address, once the password or a mailed code proves that it is one’s own. Without either a code is mailed.',
  body: z.object({
    ...tokenBody,
    password: passwordField.optional(),
    code: formField(/^\d{6}$/).optional(),
  }),
  /** Null after a code was mailed (message 'code sent'), the session after the link (message 'account linked'). */
  data: entrySchema.nullable(),
  refusals: {
    ...tokenRefusals,
    ...secondStep,
    'user disabled': 403,
    'user not found by firebaseUid or firebaseEmail': 404,
    'user found by email but with different firebaseUid': 409,
    'wrong password': 400,
    'wrong code': 400,
  },
  limit: { calls: 30, seconds: 3600 },
});
