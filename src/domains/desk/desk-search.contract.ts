import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { searchField } from '#contract/fields.ts';

export const searchDesk = defineEndpoint({
  name: 'staff.search',
  method: 'GET',
  path: '/api/v1/staff/search',
  access: 'staff',
  summary: 'Items of every resource that the caller may edit, found as their own lists find them; a few of each.',
  query: z.object({ search: searchField(200) }),
  data: z.array(z.object({ resource: z.string(), id: z.number(), title: z.string() })),
});
