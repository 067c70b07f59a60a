import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { exactField, linesField } from '#contract/fields.ts';
import { type ApplicationField, isGood } from './careers.rules.ts';

const anHour = 3600;

export const getUploadKey = defineEndpoint({
  name: 'getUploadKey',
  method: 'GET',
  path: '/api/v1/workWithUs/getUploadKey',
  access: 'public',
  summary: 'A key for the upload of one CV from this browser, good for fifteen minutes, and the host of the files.',
  data: z.object({ key: z.string(), host: z.string() }),
  limit: { calls: 30, seconds: anHour },
});

/** As the form has it, in one place: what the form lets through the station takes, and nothing else. */
const told = (field: ApplicationField) =>
  linesField(0, 2000).refine((text) => isGood(field, text), 'not within the limits of the form');

export const sendCurriculum = defineEndpoint({
  name: 'sendCurriculum',
  method: 'POST',
  path: '/api/v1/workWithUs/sendCurriculum',
  access: 'public',
  summary: 'An application for a job. Its CV was uploaded before and belongs to no other application.',
  body: z.object({
    name: told('name'),
    lastName: told('lastName'),
    email: told('email'),
    telefono: told('phone'),
    aboutYou: told('aboutYou'),
    testoPosizione: told('position'),
    curriculum: exactField(0, 300),
  }),
  data: z.null(),
  refusals: { 'curriculum not found': 400, 'curriculum already sent': 409 },
  limit: { calls: 10, seconds: anHour, sparesRefused: true },
  speaks: 'pt-BR',
});

/** What the upload itself answers; it is no JSON call, so it stands beside the endpoints. */
export type UploadReply = { status: 'success'; nome_arquivo: string };
