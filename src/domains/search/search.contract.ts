import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { searchField, wholeNumber } from '#contract/fields.ts';
import { longestQuery, mostSuggestions, searchKinds } from './search.rules.ts';

/** Whatever is typed is a query; what is too long is cut, since nobody means the rest. */
const queryField = searchField(longestQuery).default('');

const searchItemSchema = z.object({
  /** The title in HTML: escaped, with `<b>` around the words that match, and nothing else. */
  htmlTitle: z.string(),
  /** An address of this site, from its first slash on. */
  link: z.string(),
  /** null: a page of the site that is none of these. */
  kind: z.enum(searchKinds).nullable(),
  subtitle: z.string(),
  image: z.string(),
});
export type SearchHit = z.output<typeof searchItemSchema>;

const searchResultSchema = searchItemSchema.extend({
  /** Where the title does not say why: the words where they stand, in HTML like the title. Otherwise empty. */
  excerpt: z.string(),
});
export type SearchResult = z.output<typeof searchResultSchema>;

export const search = defineEndpoint({
  name: 'search',
  method: 'GET',
  path: '/api/v1/search',
  access: 'public',
  summary: 'Suggestions for what is being typed, the best first, with the matching words marked.',
  query: z.object({
    q: queryField,
    num: wholeNumber({ min: 1, max: mostSuggestions }).default(mostSuggestions),
  }),
  data: z.object({ items: z.array(searchItemSchema) }),
  limit: { calls: 600, seconds: 300 },
});

export const searchResults = defineEndpoint({
  name: 'searchResults',
  method: 'GET',
  path: '/api/v1/search/results',
  access: 'public',
  summary: 'Everything public that matches, by kind: up to twelve of each, and how many there are.',
  query: z.object({ q: queryField }),
  data: z.object({
    groups: z.array(
      z.object({
        kind: z.enum(searchKinds),
        /** Up to 2,000 by title and 2,000 by text are counted. */
        total: z.number(),
        items: z.array(searchResultSchema),
      }),
    ),
    /** What was searched for instead, where what was typed is found nowhere; otherwise empty. */
    correctedTo: z.string(),
    /** Nothing has all the words; these have at least one. */
    isLoose: z.boolean(),
  }),
  limit: { calls: 300, seconds: 300 },
});
