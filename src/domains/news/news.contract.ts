import { z } from 'zod';
import { defineEndpoint } from '#contract/endpoint.ts';
import { formField, instantField, slugField, textField, wholeNumber } from '#contract/fields.ts';
import { countField, offsetField } from '#contract/paging.ts';

export { getCategories } from './news.categories.contract.ts';

/** Name and address. */
const tagSchema = z.object({ n: z.string(), u: z.string() });
export type WireTag = z.output<typeof tagSchema>;

const tagLinkSchema = z.object({ slug: z.string(), nome: z.string() });

/** An item as lists show it. */
const newsItemSchema = z.object({
  newsId: z.number(),
  slug: z.string(),
  title: z.string(),
  titleHome: z.string(),
  subtitle: z.string(),
  date: instantField,
  updateDate: instantField,
  author: z.string(),
  categoryName: z.string(),
  categorySlug: z.string(),
  /** `folder/name.jpg` below the folder of the size that a place needs; empty without a picture. */
  imageNew: z.string(),
  imageCaption: z.string(),
  featuredImage: z.boolean(),
  coverVideo: z.boolean(),
  pro: z.boolean(),
  /** Set by the page on what came while it was open; never by the server. */
  newNews: z.boolean().optional(),
});
export type WireNewsItem = z.output<typeof newsItemSchema>;

/** The whole article. `content` of a PRO item is its teaser; `fullContent` is empty here and comes by getSingleProNews. */
export const newsSchema = newsItemSchema.extend({
  id: z.number(),
  content: z.string(),
  fullContent: z.string(),
  journalistName: z.string(),
  journalistSlug: z.string(),
  journalistImageFile: z.string(),
  journalistIsActive: z.boolean(),
  image: z.string(),
  oldImage: z.string(),
  imageLink: z.string(),
  /** What the picture shows, for who does not see it. */
  imageAlt: z.string(),
  coverVideoFileName: z.string(),
  coverVideoYoutubeId: z.string(),
  podcastId: z.string(),
  podcastType: z.string(),
  podcastPlayerStyle: z.string(),
  podcastPlayerColor: z.string(),
  tagSlug: z.array(z.string()),
  tagNews: z.array(tagLinkSchema),
  keyword: z.string(),
  readingMinutes: z.number(),
  /** For search engines and share cards. */
  seoTitle: z.string(),
  seoDescription: z.string(),
  /** What was wrong and is put right; empty without any. */
  correction: z.string(),
  correctionDate: instantField.nullable(),
  /** Chosen by hand, before those that share its tags. */
  related: z.array(newsItemSchema),
});
export type WireNews = z.output<typeof newsSchema>;

export const mostReadSchema = newsItemSchema.pick({
  newsId: true,
  slug: true,
  title: true,
  date: true,
  imageNew: true,
  categoryName: true,
});
export type WireMostRead = z.output<typeof mostReadSchema>;

export const journalistSchema = z.object({
  id: z.number(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  imageFile: z.string(),
  isActive: z.boolean(),
  news: z.array(newsItemSchema),
});
export type Journalist = z.output<typeof journalistSchema>;

/** 1 sets it; whatever else stands there leaves it unset. */
const flagField = z.union([z.number(), textField(0, 40)]).transform((flag) => String(flag) === '1');
const listParams = z.object({ offset: offsetField, count: countField, withImage: flagField, withPro: flagField });

export const getNews = defineEndpoint({
  name: 'getNews',
  method: 'GET',
  path: '/api/v1/news/getNews/:offset/:count/:withImage/:withPro',
  access: 'public',
  summary: 'News, newest first. First flag 1: only with a picture; second flag 1: PRO items too.',
  params: listParams,
  data: z.array(newsItemSchema),
});

export const getCategoryNews = defineEndpoint({
  name: 'getCategoryNews',
  method: 'GET',
  path: '/api/v1/news/getNews/:offset/:count/:withImage/:withPro/:category',
  access: 'public',
  summary: 'News of one category, newest first.',
  params: listParams.extend({ category: slugField }),
  data: z.array(newsItemSchema),
});

export const getHomeNews = defineEndpoint({
  name: 'getHomeNews',
  method: 'GET',
  path: '/api/v1/news/getHomeNews/:count',
  access: 'public',
  summary: 'The news of the home page: the featured ones first, then the newest; none twice.',
  params: z.object({ count: countField }),
  data: z.array(newsItemSchema),
});

export const getNewsMostRead = defineEndpoint({
  name: 'getNewsMostRead',
  method: 'GET',
  path: '/api/v1/news/getNewsMostRead/:count',
  access: 'public',
  summary: 'The most read items of the last seven days.',
  params: z.object({ count: countField }),
  data: z.array(mostReadSchema),
});

export const getSingleNews = defineEndpoint({
  name: 'getSingleNews',
  method: 'GET',
  path: '/api/v1/news/getSingleNews/:slug',
  access: 'public',
  summary: 'One article; a PRO item comes with its teaser only.',
  params: z.object({ slug: slugField }),
  data: newsSchema,
  refusals: { 'news not found': 404, moved: 301 },
});

export const getPreviewNews = defineEndpoint({
  name: 'getPreviewNews',
  method: 'GET',
  path: '/api/v1/news/getPreview/:token',
  access: 'public',
  summary:
    "An article's working copy, for whoever was given the address of its preview; of a PRO item the teaser only.",
  params: z.object({ token: formField(/^[\w.-]{10,200}$/) }),
  data: newsSchema,
  refusals: { 'preview ended': 404 },
  limit: { calls: 120, seconds: 600 },
});

export const getPreviewProNews = defineEndpoint({
  name: 'getPreviewProNews',
  method: 'GET',
  path: '/api/v1/news/getPreviewPro/:token',
  access: 'staff:news.edit',
  summary:
    'The working copy of a PRO item with its full content, for the newsroom: the address of a preview is passed on.',
  params: z.object({ token: formField(/^[\w.-]{10,200}$/) }),
  data: newsSchema,
  refusals: { 'preview ended': 404 },
});

export const getMovedAddress = defineEndpoint({
  name: 'getMovedAddress',
  method: 'GET',
  path: '/api/v1/news/getMoved/:room/:slug',
  access: 'public',
  summary: 'Where an article, a category, a tag or a journalist stands today that stood at an address before.',
  params: z.object({ room: z.enum(['notizie', 'tags', 'jornalistas']), slug: slugField }),
  data: z.object({ address: z.string() }),
  refusals: { 'not moved': 404 },
});

export const getSingleProNews = defineEndpoint({
  name: 'getSingleProNews',
  method: 'GET',
  path: '/api/v1/news/getSingleProNews/:slug',
  access: 'pro',
  summary: 'One article with its full content, for PRO users.',
  params: z.object({ slug: slugField }),
  data: newsSchema,
  refusals: { 'news not found': 404 },
});

const newerSchema = z.object({ hasNew: z.boolean(), count: z.number(), lastId: z.number() });

export const checkForNewNews = defineEndpoint({
  name: 'checkForNewNews',
  method: 'GET',
  path: '/api/v1/news/checkForNewNews/:lastId',
  access: 'public',
  summary: 'Whether there are newer items than the given one, and how many.',
  params: z.object({ lastId: wholeNumber() }),
  data: newerSchema,
});

export const checkForNewCategoryNews = defineEndpoint({
  name: 'checkForNewCategoryNews',
  method: 'GET',
  path: '/api/v1/news/checkForNewNews/:lastId/:category',
  access: 'public',
  summary: 'The same within one category.',
  params: z.object({ lastId: wholeNumber(), category: slugField }),
  data: newerSchema,
});

export const getRelatedNews = defineEndpoint({
  name: 'getRelatedNews',
  method: 'GET',
  path: '/api/v1/news/getRelatedNews/:count/:terms',
  access: 'public',
  summary: 'Related news: by tag slugs joined by underscores, or by the words of a text.',
  params: z.object({ count: countField, terms: textField(1, 400) }),
  data: z.array(newsItemSchema),
});

export const getTags = defineEndpoint({
  name: 'getTags',
  method: 'GET',
  path: '/api/v1/news/getTags',
  access: 'public',
  summary: 'The tags that stand on at least one item, by name.',
  data: z.array(tagSchema),
});

export const getDataNewsByTag = defineEndpoint({
  name: 'getDataNewsByTag',
  method: 'GET',
  path: '/api/v1/news/getDataNewsByTag/:offset/:count/:tag',
  access: 'public',
  summary: 'News of a tag, newest first.',
  params: z.object({ offset: offsetField, count: countField, tag: slugField }),
  data: z.object({ tag: tagSchema, news: z.array(newsItemSchema) }),
  refusals: { 'no news found': 404, 'tag not found': 404, moved: 301 },
});

export const getJournalistsData = defineEndpoint({
  name: 'getJournalistsData',
  method: 'GET',
  path: '/api/v1/getJournalistsData',
  access: 'public',
  summary: 'All journalists, those who have left too.',
  data: z.array(journalistSchema.omit({ news: true })),
});

export const getJournalistNews = defineEndpoint({
  name: 'getJournalistNews',
  method: 'GET',
  path: '/api/v1/getJournalistNews/:journalistId/:count/:offset',
  access: 'public',
  summary: "A journalist's news, newest first; the count stands before the offset.",
  params: z.object({ journalistId: wholeNumber(), count: countField, offset: offsetField }),
  data: z.array(newsItemSchema),
  refusals: { 'no more news': 404 },
});
