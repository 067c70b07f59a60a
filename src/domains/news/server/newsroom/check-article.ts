import { and, inArray, isNull } from 'drizzle-orm';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { FieldsOf } from '#contract/resource.ts';
import { htmlToText } from '#kit/html-words.ts';
import type { Reads } from '#server/desk/staff-write.ts';
import { newsLimits } from '../../news.limits.ts';
import type { newsResource } from '../../news.resource.ts';
import type { getArticleChecks } from '../../news.staff.contract.ts';
import { newsStaffMessages } from '../../news.staff.messages.ts';
import { journalists, news, newsCategories, newsTags } from '../news.tables.ts';
import { isOut } from '../news-lists.store.ts';

type Check = AnswerOf<typeof getArticleChecks>[number];
type Fields = FieldsOf<typeof newsResource>;
const text = newsStaffMessages.checks;

/** What an editor may want to look at before it goes out. */
export async function checkArticle(db: Reads, fields: Fields, now: Date): Promise<Check[]> {
  const { subtitle, image, coverVideoFile, coverVideoYoutubeId, imageAlt, content } = fields;
  const checks: Check[] = [];
  if (!subtitle) checks.push({ code: 'no-subtitle', field: 'subtitle', message: text.noSubtitle });
  if (!image && !coverVideoFile && !coverVideoYoutubeId) {
    checks.push({ code: 'no-picture', field: 'image', message: text.noPicture });
  }
  if (image && !imageAlt) checks.push({ code: 'no-alt-text', field: 'imageAlt', message: text.noAltText(1) });
  const mute = [...content.matchAll(/<img\b[^<>]{0,2000}>/g)].filter(([tag]) => !/\balt="[^"]/.test(tag)).length;
  if (mute > 0) checks.push({ code: 'no-alt-text', field: 'content', message: text.noAltText(mute) });
  checks.push(...tooLong(fields), ...(await deadLinks(db, fields, now)));
  return checks;
}

function tooLong({ title, titleHome, subtitle, seoTitle, seoDescription, content }: Fields): Check[] {
  const given = { title, titleHome, subtitle, seoTitle, seoDescription };
  const messages = {
    title: text.longTitle,
    titleHome: text.longTitleHome,
    subtitle: text.longSubtitle,
    seoTitle: text.longSeoTitle,
    seoDescription: text.longSeoDescription,
  };
  const checks: Check[] = [];
  for (const field of Object.keys(given) as (keyof typeof given)[]) {
    if ([...given[field]].length > newsLimits[field]) {
      checks.push({ code: 'too-long', field, message: messages[field] });
    }
  }
  if (htmlToText(content).split(' ').length > newsLimits.words) {
    checks.push({ code: 'too-long', field: 'content', message: text.longContent });
  }
  return checks;
}

const mostLinks = 200;

/** Links into our own news that lead nowhere for a reader. */
async function deadLinks(db: Reads, { content, imageLink }: Fields, now: Date): Promise<Check[]> {
  const links = [...content.matchAll(/<a\b[^<>]{0,500}?\bhref="([^"]{1,500})"/g)].map(([, href = '']) => href);
  const inner = [...new Set([...links, imageLink])]
    .map((address) => ({ address, path: pathOf(address) }))
    .filter(({ path }) => path[0] === 'notizie' || path[0] === 'jornalistas')
    .slice(0, mostLinks);
  const slugs = [...new Set(inner.map(({ path }) => path.at(-1) ?? ''))];
  if (slugs.length === 0) return [];
  const [articles, categories, tags, people] = await Promise.all([
    db
      .select({ slug: news.slug })
      .from(news)
      .where(and(inArray(news.slug, slugs), isOut(now))),
    db.select({ slug: newsCategories.slug }).from(newsCategories).where(isNull(newsCategories.deletedAt)),
    db
      .select({ slug: newsTags.slug })
      .from(newsTags)
      .where(and(inArray(newsTags.slug, slugs), isNull(newsTags.deletedAt))),
    db
      .select({ slug: journalists.slug })
      .from(journalists)
      .where(and(inArray(journalists.slug, slugs), isNull(journalists.deletedAt))),
  ]);
  const known = {
    news: new Set([...articles, ...categories].map(({ slug }) => slug)),
    tags: new Set(tags.map(({ slug }) => slug)),
    people: new Set(people.map(({ slug }) => slug)),
  };
  const isDead = (path: string[]) => {
    const [room = '', first = '', second = ''] = path;
    if (!first) return false;
    if (room === 'jornalistas') return !known.people.has(first);
    if (first === 'tags') return second !== '' && !known.tags.has(second);
    return !known.news.has(first === 'categoria' ? second : first);
  };
  return inner
    .filter(({ path }) => isDead(path))
    .map(({ address }) => ({ code: 'dead-link', field: 'content', message: text.deadLink(address) }));
}

/** The parts of an address of ours; nothing of one that leads elsewhere. */
function pathOf(address: string): string[] {
  if (!address.startsWith('/') || address.startsWith('//')) return [];
  const path = address.split(/[?#]/, 1)[0] ?? '';
  try {
    return decodeURIComponent(path).split('/').filter(Boolean);
  } catch {
    return [];
  }
}
