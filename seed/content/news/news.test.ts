import { describe, expect, test } from 'vitest';
import { slugify } from '#kit/slug.ts';
import { library } from '../../audio/library.ts';
import { categories } from '../categories.ts';
import { videos } from '../videos.ts';
import { articlesByCategory } from './articles.ts';
import { journalists } from './journalists.ts';
import { polls } from './polls.ts';
import { sentences } from './sentences.ts';
import { tags } from './tags.ts';

const articles = Object.values(articlesByCategory).flat();
const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i);
const slugsOf = (rows: { slug: string }[]) => rows.map((row) => row.slug);
const imageLine = /^\[immagine: [^\]\n]+\]$/gm;
const shortcodes = /<p>\[musica artista="([^"]+)" brano="([^"]+)"\]<\/p>/g;

function words(html: string): number {
  const text = html
    .replace(imageLine, ' ')
    .replace(/\[musica[^\]]*\]/g, ' ')
    .replace(/<[^>]+>/g, ' ');
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The first tag that does not match, or nothing. */
function badTag(html: string): string | undefined {
  const open: string[] = [];
  for (const [whole, slash, name = ''] of html.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return whole;
  }
  return open.pop();
}

describe('the demo newsroom', () => {
  test('fills every category, the world and music most', () => {
    expect(Object.keys(articlesByCategory)).toEqual(slugsOf(categories));
    expect(articles.length).toBeGreaterThanOrEqual(84);
    for (const [category, written] of Object.entries(articlesByCategory)) {
      const least = category === 'mondo' ? 16 : category === 'musica' ? 14 : 4;
      expect(written.length, category).toBeGreaterThanOrEqual(least);
    }
  });

  test('gives every article an address that no category and no other article has', () => {
    expect(repeated([...slugsOf(articles), ...slugsOf(categories), 'tags'])).toEqual([]);
    for (const { slug } of articles) expect(slug).toMatch(slugShape);
  });

  test('signs and tags with people and tags that exist, each tag at least three times', () => {
    for (const { slug, journalist, tags: chosen } of articles) {
      expect(slugsOf(journalists), slug).toContain(journalist);
      expect(slugsOf(tags), slug).toEqual(expect.arrayContaining(chosen));
      expect(repeated(chosen), slug).toEqual([]);
    }
    for (const { slug } of tags) {
      expect(articles.filter((article) => article.tags.includes(slug)).length, slug).toBeGreaterThanOrEqual(3);
    }
  });

  test('has six journalists, of whom one has left and signs nothing recent', () => {
    expect(journalists).toHaveLength(6);
    expect(repeated([...slugsOf(journalists), ...slugsOf(tags)])).toEqual([]);
    const gone = journalists.filter(({ isActive }) => !isActive);
    expect(gone).toHaveLength(1);
    for (const { slug, name, description } of journalists) {
      expect(slug).toBe(slugify(name));
      const length = words(description);
      expect(length >= 60 && length <= 120, `${slug}: ${length} words`).toBe(true);
      expect(articles.filter(({ journalist }) => journalist === slug).length, slug).toBeGreaterThanOrEqual(3);
    }
    const recent = articles.filter(({ journalist }) => journalist === gone[0]?.slug).map(({ daysAgo }) => daysAgo);
    expect(Math.min(...recent)).toBeGreaterThan(20);
  });

  test('marks what is featured, what is for PRO, the video and the podcast', () => {
    const featured = Object.values(articlesByCategory).map((written) => written.filter((article) => article.featured));
    expect(featured.flat()).toHaveLength(8);
    for (const ofCategory of featured) expect(ofCategory.length).toBeLessThanOrEqual(1);
    for (const { slug, daysAgo, pro } of featured.flat()) {
      expect(daysAgo, slug).toBeLessThanOrEqual(3);
      expect(pro, slug).toBeUndefined();
    }
    expect(articles.filter(({ pro }) => pro)).toHaveLength(6);
    const covers = articles.flatMap(({ coverVideo }) => coverVideo ?? []);
    expect(covers).toHaveLength(1);
    expect(videos.map(({ slug }) => slug)).toContain(covers[0]);
    const withPodcast = articles.filter(({ podcast }) => podcast);
    expect(withPodcast).toHaveLength(1);
    expect(articlesByCategory.podcast).toContain(withPodcast[0]);
  });
});

describe('the demo news of a seeding day', () => {
  test('is never from the future and always has a full week', () => {
    for (const { slug, daysAgo, hour, updatedHoursLater = 0 } of articles) {
      expect(daysAgo >= 0 && daysAgo <= 60 && hour >= 0 && hour <= 23, slug).toBe(true);
      if (daysAgo === 0) expect(hour, slug).toBeLessThanOrEqual(5);
      if (updatedHoursLater) expect(hour + updatedHoursLater, slug).toBeLessThanOrEqual(daysAgo * 24);
    }
    expect(articles.filter(({ daysAgo }) => daysAgo === 0).length).toBeGreaterThanOrEqual(4);
    expect(articles.filter(({ daysAgo }) => daysAgo <= 5).length).toBeGreaterThanOrEqual(30);
    expect(repeated(articles.map(({ daysAgo, hour }) => `${daysAgo} days, hour ${hour}`)).length).toBeLessThan(8);
  });
});

describe('the demo texts', () => {
  test('have titles of a readable length, and a shorter one for the home page of about a third', () => {
    for (const { slug, title, titleHome, subtitle, keywords, imageCaption } of articles) {
      expect(title.length >= 40 && title.length <= 95, `${slug}: ${title.length}`).toBe(true);
      if (titleHome) expect(titleHome.length, slug).toBeLessThan(title.length);
      for (const text of [subtitle, keywords, imageCaption]) expect(text, slug).not.toBe('');
    }
    expect(repeated(articles.map(({ title }) => title))).toEqual([]);
    expect(articles.filter(({ titleHome }) => titleHome).length).toBeGreaterThanOrEqual(24);
  });

  test('are between 180 and 700 words, at least thirty of them long', () => {
    for (const { slug, content } of articles) {
      const length = words(content);
      expect(length >= 180 && length <= 700, `${slug}: ${length} words`).toBe(true);
    }
    expect(articles.filter(({ content }) => words(content) >= 350).length).toBeGreaterThanOrEqual(30);
  });

  test('are whole HTML with typographic marks', () => {
    for (const { slug, content, title, subtitle } of articles) {
      expect(badTag(content), slug).toBeUndefined();
      const visible = `${title} ${subtitle} ${content.replace(/<[^>]+>/g, '').replace(/\[musica[^\]]*\]/g, '')}`;
      expect(visible, slug).not.toMatch(/['"]/);
    }
  });

  test('lead only to pages of the site and to articles that exist', () => {
    const pages = ['/ascolta-la-radio', '/programacao', '/artisti', '/canzoni', '/podcasts', '/afiliadas'];
    const addresses = [...pages, ...slugsOf(articles).map((slug) => `/notizie/${slug}`)];
    for (const { slug, content } of articles) {
      const links = [...content.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
      expect(addresses, slug).toEqual(expect.arrayContaining(links));
      expect(links, slug).not.toContain(`/notizie/${slug}`);
    }
  });

  test('place pictures on a line of their own and play songs of the library', () => {
    const pictures = articles.flatMap(({ content }) => content.match(imageLine) ?? []);
    expect(pictures.length).toBeGreaterThanOrEqual(12);
    expect(articles.flatMap(({ content }) => content.match(/\[immagine/g) ?? [])).toHaveLength(pictures.length);
    const songs = library
      .filter(({ kind }) => kind === 'song')
      .map(({ id, artist }) => `${slugify(artist ?? '')}/${id}`);
    const played = articles.flatMap(({ content }) => [...content.matchAll(shortcodes)].map(([, a, b]) => `${a}/${b}`));
    expect(played.length).toBeGreaterThanOrEqual(8);
    expect(articles.flatMap(({ content }) => content.match(/\[musica/g) ?? [])).toHaveLength(played.length);
    expect(songs).toEqual(expect.arrayContaining(played));
  });
});

describe('the demo home page', () => {
  test('has one open poll and an older closed one, of four answers each', () => {
    expect(polls.filter(({ closesDaysAgo }) => closesDaysAgo === undefined)).toHaveLength(1);
    expect(polls).toHaveLength(2);
    for (const { title, answers, opensDaysAgo, closesDaysAgo = 0 } of polls) {
      expect(answers, title).toHaveLength(4);
      expect(opensDaysAgo, title).toBeGreaterThan(closesDaysAgo);
    }
  });

  test('has forty sentences of the day, all different and all signed', () => {
    expect(sentences).toHaveLength(40);
    expect(repeated(sentences.map(({ text }) => text))).toEqual([]);
    for (const { author, text } of sentences) expect(author, text).not.toBe('');
  });
});
