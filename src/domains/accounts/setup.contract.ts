import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, textField } from '#contract/fields.ts';
import { emailField, entrySchema, passwordField, secondStep } from './accounts.contract.ts';

const keyField = formField(/^[\w-]{20,100}$/);

const unknownKey = { 'invalid key': 403 } as const;

export const checkSetupKey = defineEndpoint({
  name: 'checkSetupKey',
  method: 'POST',
  path: '/api/v1/setup/checkKey',
  access: 'public',
  summary: 'Whether the address that the start has printed still makes the first administrator.',
  body: z.object({ key: keyField }),
  data: z.null(),
  refusals: unknownKey,
  limit: { calls: 60, seconds: 3600 },
});

export const createFirstAdministrator = defineEndpoint({
  name: 'createFirstAdministrator',
  method: 'POST',
  path: '/api/v1/setup/createFirstAdministrator',
  access: 'public',
  summary:
    'Makes the first administrator with the key that the start has printed, and signs in. An address that has an account becomes one with its own password.',
  body: z.object({ key: keyField, name: textField(1, 60), email: emailField, password: passwordField }),
  data: entrySchema,
  refusals: {
    ...unknownKey,
    ...secondStep,
    'invalid name': 400,
    'invalid email': 400,
    'invalid password': 400,
    'password too common': 400,
    'wrong password': 400,
    'user disabled': 403,
  },
  limit: { calls: 30, seconds: 3600 },
});
