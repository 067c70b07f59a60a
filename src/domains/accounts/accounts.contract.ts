import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

const userSchema = z.object({
  userId: z.number(),
  name: z.string(),
  lastName: z.string(),
  email: z.string(),
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

export const getProfile = defineEndpoint({
  name: 'getProfile',
  method: 'GET',
  path: '/api/v1/profile/getProfile',
  access: 'user',
  summary: 'The signed-in person, with a token that the page keeps in memory.',
  data: z.object({ user: userSchema, token: z.string() }),
});

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/api/v1/profile/login',
  access: 'public',
  summary: 'Opens a session and sets the auth_jwt cookie.',
  body: z.object({ email: z.string().trim().max(254), password: z.string().max(128) }),
  data: z.object({ user: userSchema, token: z.string() }),
  refusals: { 'invalid email or password': 400, 'user disabled': 403, 'email not confirmed': 403 },
  limit: { calls: 60, seconds: 3600 },
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
