import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, formField, numberText, textField, wholeNumber } from '#contract/fields.ts';
import { countries } from './country.rules.ts';

const userSchema = z.object({
  userId: z.number(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Decides what `cpf`, `telefone`, `cep`, `stateId` and `cityId` carry. */
  country: z.enum(countries),
  /** The CPF, or the codice fiscale in Italy. */
  cpf: z.string(),
  birthday: z.string(),
  gender: z.string(),
  telefone: z.string(),
  stateId: z.number().nullable(),
  cityId: z.number().nullable(),
  cep: z.string(),
  district: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  addressSupplement: z.string(),
  newsletter: z.boolean(),
  emailConfirmed: z.boolean(),
  registrationComplete: z.boolean(),
  isPro: z.boolean(),
});

/** Whoever may not enter yet, because the address is not confirmed, gets no token. */
export const entrySchema = z.object({ user: userSchema, token: z.string().nullable() });

export const emailField = textField(3, 254);
export const passwordField = exactField(1, 128);
/** Six digits; as a number it has lost the zeros before it. */
const codeField = z.union([
  z
    .number()
    .int()
    .min(0)
    .max(999_999)
    .transform((code) => String(code).padStart(6, '0')),
  formField(/^\d{6}$/),
]);

/** The password, code or identity was right, and the account asks for a second factor: `data.challenge` begins that step. */
export const secondStep = { 'second factor required': 403 } as const;

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/v1/profile/getProfile',
  access: 'user',
  summary: 'The signed-in person, with a token that the page keeps in memory.',
  data: z.object({
    user: userSchema,
    token: z.string(),
    /** Whoever only ever came by Google or Facebook has none. */
    hasPassword: z.boolean().optional(),
    proUntil: z.string().nullable().optional(),
    /** Of staff only: whether it is on, whether a role demands it, and how many recovery codes are left. */
    secondFactor: z.object({ isOn: z.boolean(), isDemanded: z.boolean(), recoveryCodesLeft: z.number() }).optional(),
  }),
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/v1/profile/login',
  access: 'public',
  summary:
    'Opens a session and sets the auth_jwt cookie. With an unconfirmed address it names the user and opens nothing.',
  body: z.object({ email: emailField, password: passwordField }),
  data: entrySchema,
  refusals: { 'invalid email or password': 400, 'user disabled': 403, ...secondStep },
  limit: { calls: 60, seconds: 3600 },
});

export const registerUser = defineEndpoint({
  name: 'registerUser',
  method: 'POST',
  path: '/api/v1/profile/registerUser',
  access: 'public',
  summary: 'Makes an account and mails the code that confirms its address.',
  body: z.object({ name: textField(1, 60), email: emailField, password: passwordField }),
  data: z.object({ user: userSchema }),
  refusals: {
    'email already registered': 409,
    'user disabled': 403,
    'invalid name': 400,
    'invalid email': 400,
    'invalid password': 400,
    'password too common': 400,
  },
  limit: { calls: 20, seconds: 3600 },
});

export const confirmEmail = defineEndpoint({
  name: 'confirmEmail',
  method: 'POST',
  path: '/api/v1/profile/confirmEmail',
  access: 'public',
  summary:
    'Confirms the address with the mailed code and opens a session. In another browser than the one that registered, the password set there is void: `data.hasPassword` is false, and a new one is chosen with updateProfile.',
  body: z.object({
    userId: wholeNumber({ min: 1 }),
    code: codeField,
    /** What the mail's link carries beside the code; whoever typed the code has none. */
    token: exactField(0, 200).optional(),
  }),
  data: z.object({ user: userSchema, token: z.string(), hasPassword: z.boolean() }),
  refusals: {
    'wrong code': 400,
    'email already confirmed': 409,
    'user disabled': 403,
    ...secondStep,
  },
  limit: { calls: 30, seconds: 3600 },
});

export const resendConfirmationEmail = defineEndpoint({
  name: 'resendConfirmationEmail',
  method: 'POST',
  path: '/api/v1/profile/resendConfirmationEmail',
  access: 'public',
  summary: 'Mails a new code to an address that waits for its confirmation; the code before is worth nothing then.',
  body: z.object({ name: textField(0, 60).default(''), userId: wholeNumber({ min: 1 }), email: emailField }),
  data: z.null(),
  refusals: { 'user not found': 404, 'email already confirmed': 409 },
  limit: { calls: 20, seconds: 3600 },
});

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/api/v1/profile/requestPasswordReset',
  access: 'public',
  summary: 'Mails a link with which a new password can be chosen within an hour, once.',
  body: z.object({ email: emailField }),
  data: z.null(),
  refusals: { 'user not found': 404, 'user disabled': 403 },
  limit: { calls: 20, seconds: 3600 },
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/api/v1/profile/resetPassword',
  access: 'public',
  summary: 'Sets a new password with the mailed token and ends every session of the account.',
  body: z.object({
    userId: wholeNumber({ min: 1 }),
    newPassword: passwordField,
    resetToken: exactField(1, 200),
  }),
  data: z.null(),
  refusals: { 'invalid data': 400, 'invalid password': 400, 'password too common': 400 },
  limit: { calls: 30, seconds: 3600 },
});

/**
 * What a person may change. `email` is accepted only as it stands, and `userId` only as one's own. Whoever sends back the
 * whole user of getProfile sends what only the station knows, too: it is ignored.
 */
const profileChangeSchema = z.strictObject({
  userId: wholeNumber({ min: 1 }).optional(),
  email: emailField.optional(),
  name: textField(0, 60).optional(),
  lastName: textField(0, 60).optional(),
  country: z.enum(countries).optional(),
  cpf: textField(0, 20).optional(),
  birthday: textField(0, 10).optional(),
  gender: z.enum(['', 'MASCULINO', 'FEMININO']).optional(),
  telefone: textField(0, 20).optional(),
  stateId: wholeNumber({ min: 1 }).nullable().optional(),
  cityId: wholeNumber({ min: 1 }).nullable().optional(),
  cep: textField(0, 12).optional(),
  district: textField(0, 60).optional(),
  street: textField(0, 120).optional(),
  streetNumber: numberText(10).optional(),
  addressSupplement: textField(0, 60).optional(),
  newsletter: z.boolean().optional(),
  newPassword: passwordField.optional(),
  emailConfirmed: z.boolean().optional(),
  registrationComplete: z.boolean().optional(),
  isPro: z.boolean().optional(),
});

export const updateProfile = defineEndpoint({
  name: 'updateProfile',
  method: 'POST',
  path: '/api/v1/profile/updateProfile',
  access: 'user',
  summary:
    'Changes the own profile. A new password needs the current one and ends every session of the account; a first password needs none and leaves this session open.',
  body: z.object({ user: profileChangeSchema, password: z.union([passwordField, z.literal(false)]).default(false) }),
  data: z.object({ user: userSchema }),
  refusals: {
    'wrong password': 400,
    'cpf already registered': 409,
    'email cannot be changed': 400,
    'not your profile': 403,
    'invalid data': 400,
    'password too common': 400,
  },
  limit: { calls: 120, seconds: 3600 },
});

export const deleteProfile = defineEndpoint({
  name: 'deleteProfile',
  method: 'POST',
  path: '/api/v1/profile/deleteProfile',
  access: 'user',
  summary: 'Deletes the own account and everything personal with it. Refused while PRO is active.',
  body: z.object({ userId: wholeNumber({ min: 1 }), email: emailField }),
  data: z.null(),
  refusals: { 'not your profile': 403, 'active pro subscription': 409 },
  limit: { calls: 20, seconds: 3600 },
});

export const getStates = defineEndpoint({
  name: 'getStates',
  method: 'GET',
  path: '/api/v1/profile/getStates',
  access: 'public',
  summary: 'The Brazilian states and the Italian regions, or those of one country.',
  query: z.object({ country: z.enum(countries).optional() }),
  data: z.array(z.object({ stateId: z.number(), stateName: z.string() })),
});

export const getCitiesByState = defineEndpoint({
  name: 'getCitiesByState',
  method: 'GET',
  path: '/api/v1/profile/getCitiesByState/:stateId',
  access: 'public',
  summary: 'The municipalities of a Brazilian state or the provinces of an Italian region; an unknown state has none.',
  params: z.object({ stateId: wholeNumber() }),
  data: z.array(z.object({ cityId: z.number(), cityName: z.string() })),
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/api/v1/profile/logout',
  access: 'public',
  summary: 'Ends the session at hand and clears its cookie. Without a session it answers the same.',
  body: z.object({}),
  data: z.null(),
});
