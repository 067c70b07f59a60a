import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, textField } from '#contract/fields.ts';
import { entrySchema, passwordField } from './accounts.contract.ts';
import { staffRoleNames } from './accounts.rules.ts';

const roleField = z.enum(staffRoleNames);
/** Six digits of the app, or a recovery code however it is written. */
const codeField = textField(6, 40);
const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const loginSecondFactor = defineEndpoint({
  name: 'loginSecondFactor',
  method: 'POST',
  path: '/api/v1/profile/loginSecondFactor',
  access: 'public',
  summary:
    'The second step of a login that was answered with ‘second factor required’: its challenge and a code open the session.',
  body: z.object({ challenge: exactField(0, 120), code: codeField }),
  data: entrySchema,
  refusals: { 'wrong code': 400, 'challenge expired': 400, 'user disabled': 403 },
  limit: { calls: 60, seconds: 3600 },
});

export const beginSecondFactor = defineEndpoint({
  name: 'beginSecondFactor',
  method: 'POST',
  path: '/api/v1/profile/beginSecondFactor',
  access: 'user',
  summary: 'For staff: a new secret for an authenticator app. It counts once a code of it was shown.',
  body: z.object({ password: z.union([passwordField, z.literal(false)]) }),
  data: z.object({ secret: z.string(), address: z.string() }),
  refusals: { 'staff only': 403, 'wrong password': 400, 'second factor is on': 409 },
  limit: { calls: 30, seconds: 3600 },
});

export const confirmSecondFactor = defineEndpoint({
  name: 'confirmSecondFactor',
  method: 'POST',
  path: '/api/v1/profile/confirmSecondFactor',
  access: 'user',
  summary:
    'Turns the second factor on with a code of the app, ends all other sessions and names the recovery codes, once.',
  body: z.object({ code: codeField }),
  data: recoveryCodes,
  refusals: { 'wrong code': 400, 'second factor is on': 409, 'nothing begun': 409 },
  limit: { calls: 30, seconds: 3600 },
});

export const renewRecoveryCodes = defineEndpoint({
  name: 'renewRecoveryCodes',
  method: 'POST',
  path: '/api/v1/profile/renewRecoveryCodes',
  access: 'user',
  summary: 'Ten new recovery codes, for a code of the app; the ones before are worth nothing then.',
  body: z.object({ code: codeField }),
  data: recoveryCodes,
  refusals: { 'wrong code': 400, 'second factor is off': 409 },
  limit: { calls: 30, seconds: 3600 },
});

export const endSecondFactor = defineEndpoint({
  name: 'endSecondFactor',
  method: 'POST',
  path: '/api/v1/profile/endSecondFactor',
  access: 'user',
  summary: 'Turns the second factor off, for a code of the app or a recovery code. Refused while a role demands it.',
  body: z.object({ code: codeField }),
  data: z.null(),
  refusals: { 'wrong code': 400, 'second factor is off': 409, 'second factor demanded': 409 },
  limit: { calls: 30, seconds: 3600 },
});

export const getSecondFactorRoles = defineEndpoint({
  name: 'getSecondFactorRoles',
  method: 'GET',
  path: '/api/v1/staff/secondFactorRoles',
  access: 'staff:users.edit',
  summary: 'The staff roles that count only with a second factor.',
  data: z.object({ roles: z.array(z.string()) }),
});

export const setSecondFactorRoles = defineEndpoint({
  name: 'setSecondFactorRoles',
  method: 'PUT',
  path: '/api/v1/staff/secondFactorRoles',
  access: 'staff:users.edit',
  summary:
    'Demands the second factor of these roles and of no others. Whoever demands it of their own role has turned it on before.',
  body: z.object({ roles: z.array(roleField).max(20) }),
  data: z.object({ roles: z.array(z.string()) }),
  refusals: { 'own second factor first': 409 },
  limit: { calls: 60, seconds: 3600 },
});
