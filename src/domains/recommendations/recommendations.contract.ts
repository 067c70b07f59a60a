import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { linesField, textField } from '#contract/fields.ts';

/** Wider than the form's own limits, so that a text that is too long gets the form's own words. */
const text = linesField(0, 2000);
const line = textField(0, 2000);

export const sendRecomendation = defineEndpoint({
  name: 'sendRecomendation',
  method: 'POST',
  path: '/api/v1/recomende/sendRecomendation',
  access: 'user',
  summary: 'A listener recommends a song. The first problem is told in its own words.',
  /** Left out is as good as left empty. */
  body: z.object({ artistName: line, musicName: line, musicLink: line.default(''), message: text }),
  data: z.null(),
  limit: { calls: 60, seconds: 3600, sparesRefused: true },
  speaks: 'pt-BR',
});
