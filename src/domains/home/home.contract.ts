import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { unknownVisit, visitHeaders, wholeNumber } from '#contract/fields.ts';

export const pollSchema = z.object({
  pollId: z.number(),
  title: z.string(),
  respostas: z.array(z.object({ respostaId: z.number(), texto: z.string(), qtd: z.number() })),
});
export type WirePoll = z.output<typeof pollSchema>;

export const getPoll = defineEndpoint({
  name: 'getPoll',
  method: 'GET',
  path: '/api/v1/poll/get',
  access: 'public',
  summary: 'The poll of the home page with its votes so far; null while there is none.',
  data: pollSchema.nullable(),
});

export const votePoll = defineEndpoint({
  name: 'votePoll',
  method: 'POST',
  path: '/api/v1/poll/vote',
  access: 'public',
  summary: 'One vote per browser or user; answers with the votes so far.',
  headers: visitHeaders,
  body: z.object({ pollId: wholeNumber({ min: 1 }), respostaId: wholeNumber({ min: 1 }) }),
  data: pollSchema,
  refusals: { 'poll not found': 404, 'already voted': 409, ...unknownVisit },
  limit: { calls: 30, seconds: 600 },
});

export const getDaysSentence = defineEndpoint({
  name: 'getDaysSentence',
  method: 'GET',
  path: '/api/v1/getDaysSentence',
  access: 'public',
  summary: 'The sentence of the day; null while there is none.',
  data: z.object({ id: z.number(), frase: z.string(), autor: z.string() }).nullable(),
});
