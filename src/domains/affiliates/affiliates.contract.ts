import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';

export const getAffiliatesData = defineEndpoint({
  name: 'getAffiliatesData',
  method: 'GET',
  path: '/api/v1/getAffiliatesData',
  access: 'public',
  summary:
    'The affiliate stations. `filial` is "name - frequency"; the state code stands after the slash of `enderecoCEP`.',
  data: z.array(
    z.object({
      filial: z.string(),
      enderecoRua: z.string(),
      enderecoCEP: z.string(),
      email: z.string(),
      telefone: z.string(),
    }),
  ),
});
