import { expect, test } from 'vitest';
import type { News } from '#domains/news/article.decode.ts';
import { defaultAppParameters } from '#domains/site/site.defaults.ts';
import { headHtml } from './head.ts';
import { breadcrumbs, broadcastEvent, newsArticle, newsList, person, radioStation } from './json-ld.ts';

const { station } = defaultAppParameters;
const context = { station: 'Antena 1', origin: 'https://antena1.example', path: '/', status: 200 };
const news = {
  slug: 'stoffa-che-suona',
  title: 'Una stoffa che suona',
  subtitle: 'Quando piove',
  date: '2026-11-15T06:00:00.000Z',
  updateDate: '2026-11-15T07:00:00.000Z',
  image: 'news/a.jpg',
  author: 'Luiza Amaral',
  journalistName: 'Luiza Amaral',
  journalistSlug: 'luiza-amaral',
  categoryName: 'Moda',
  keywords: 'stoffa',
  pro: false,
} as News;

/** As a search engine finds it in the page. */
function found(one: object) {
  const html = headHtml({ jsonLd: [one] }, context);
  return JSON.parse(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/s.exec(html)?.[1] ?? '');
}

test('[SEO-01] the home page is about a radio station with its address and the way to listen', () => {
  expect(found(radioStation(station))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'RadioStation',
    name: station.name,
    url: 'https://antena1.example/',
    logo: 'https://antena1.example/icon-512.png',
    potentialAction: { '@type': 'ListenAction', target: { url: 'https://antena1.example/ascolta-la-radio' } },
  });
});

test('[SEO-01] the listen page is about a live broadcast', () => {
  expect(found(broadcastEvent(station, { name: 'Notte italiana', startedAt: news.date }))).toMatchObject({
    '@type': 'BroadcastEvent',
    isLiveBroadcast: true,
    startDate: news.date,
    publishedOn: { '@type': 'BroadcastService', broadcaster: { '@type': 'RadioStation' } },
  });
});

test('[SEO-01] an article says who wrote it, when, and what picture it has', () => {
  expect(found(newsArticle(news, station))).toMatchObject({
    '@type': 'NewsArticle',
    headline: news.title,
    image: ['https://antena1.example/media/1200x600/news/a.jpg'],
    datePublished: news.date,
    dateModified: news.updateDate,
    author: { '@type': 'Person', name: 'Luiza Amaral', url: 'https://antena1.example/jornalistas/luiza-amaral' },
    publisher: { '@type': 'RadioStation', logo: { url: 'https://antena1.example/icon-512.png' } },
    mainEntityOfPage: 'https://antena1.example/notizie/stoffa-che-suona',
    isAccessibleForFree: true,
  });
});

test('[SEO-01] a PRO article says which part of it is paid for; one without a journalist is the station’s', () => {
  const data = found(newsArticle({ ...news, pro: true, journalistSlug: '', author: '' }, station));
  expect(data).toMatchObject({
    isAccessibleForFree: false,
    hasPart: { isAccessibleForFree: false, cssSelector: '[data-pro-content]' },
    author: { '@type': 'RadioStation' },
  });
});

test('[SEO-01] a journalist is a person who works for the station', () => {
  const journalist = {
    name: 'Luiza Amaral',
    slug: 'luiza-amaral',
    description: 'Scrive.',
    imageFile: 'journalists/a.jpg',
  };
  expect(found(person(journalist, station)).mainEntity).toMatchObject({
    '@type': 'Person',
    name: 'Luiza Amaral',
    image: 'https://antena1.example/media/400x400/journalists/a.jpg',
    worksFor: { '@type': 'RadioStation' },
  });
});

test('[SEO-01] the steps to a page are numbered from one, each with its address', () => {
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Notizie', path: '/notizie' },
  ];
  expect(found(breadcrumbs(steps)).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://antena1.example/' },
    { '@type': 'ListItem', position: 2, name: 'Notizie', item: 'https://antena1.example/notizie' },
  ]);
});

test('[SEO-01] a list of news names its items', () => {
  expect(found(newsList('Moda', '/notizie/moda', [news])).mainEntity.itemListElement[0].url).toBe(
    'https://antena1.example/notizie/stoffa-che-suona',
  );
});

test('only addresses get a host: a title that begins with a slash stays a title', () => {
  expect(found({ name: '/notizie', url: '//evil.example', headline: '/x' })).toEqual({
    name: '/notizie',
    url: '//evil.example',
    headline: '/x',
  });
});
