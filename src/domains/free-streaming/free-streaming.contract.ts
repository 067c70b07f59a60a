import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { textField } from '#contract/fields.ts';

/** Wider than the form's own limits, so that a text that is too long gets the form's own words. */
const text = textField(0, 300);
/** Left out is as good as left empty. */
const optionalText = text.default('');

export const sendFreeStreamingRequest = defineEndpoint({
  name: 'sendFreeStreamingRequest',
  method: 'POST',
  path: '/api/v1/freeStreaming/sendMessage',
  access: 'public',
  summary: 'A station asks for free streaming. The first problem is told in its own words.',
  body: z.object({
    company: text,
    tradeName: text,
    cnpj: optionalText,
    page: text,
    nameOwner: text,
    emailOwner: text,
    telefone: optionalText,
    band: text,
    frequency: text,
    power: text,
    state: text,
    city: text,
  }),
  data: z.null(),
  limit: { calls: 10, seconds: 3600, sparesRefused: true },
  speaks: 'pt-BR',
});
