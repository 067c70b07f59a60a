import type { News } from '#domains/news/article.decode.ts';
import type { AppParameters } from '#domains/site/site.contract.ts';
import { oncePer } from '#kit/once-per.ts';

/**
 * What search engines read of a page, after schema.org. Addresses may lack their host: the head puts it before them.
 * https://developers.google.com/search/docs/appearance/structured-data
 */
type Station = AppParameters['station'];

const context = 'https://schema.org';
const stationId = '/#station';

/** One for the same parameters, which come again with every page. */
export const radioStation = oncePer(describeStation);

function describeStation({ name, tagline, address, email, phone, social }: Station): object {
  return {
    '@context': context,
    '@type': 'RadioStation',
    '@id': stationId,
    name,
    slogan: tagline,
    url: '/',
    logo: '/icon-512.png',
    image: '/share.jpg',
    address,
    email,
    telephone: phone,
    sameAs: social.map(({ href }) => href).filter((href) => href.startsWith('https:')),
    potentialAction: { '@type': 'ListenAction', target: { '@type': 'EntryPoint', url: '/ascolta-la-radio' } },
  };
}

/** `startedAt`: of the programme or song that is on air; a broadcast without a beginning is none. */
export function broadcastEvent(station: Station, { name, startedAt }: { name: string; startedAt: string }): object {
  return {
    '@context': context,
    '@type': 'BroadcastEvent',
    name,
    isLiveBroadcast: true,
    startDate: startedAt,
    url: '/ascolta-la-radio',
    inLanguage: 'it',
    publishedOn: { '@type': 'BroadcastService', name: station.name, broadcaster: stationOf(station) },
  };
}

export function newsArticle(news: News, station: Station): object {
  return {
    '@context': context,
    '@type': 'NewsArticle',
    mainEntityOfPage: newsPath(news),
    url: newsPath(news),
    headline: news.title.slice(0, 110),
    description: news.subtitle,
    image: news.image ? [`/media/1200x600/${news.image}`] : ['/share.jpg'],
    datePublished: news.date,
    dateModified: news.updateDate,
    author: authorOf(news, station),
    publisher: stationOf(station),
    articleSection: news.categoryName,
    keywords: news.keywords,
    inLanguage: 'it',
    isAccessibleForFree: !news.pro,
    // Says that what is hidden is paid for, not a trick.
    ...(news.pro && {
      hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: '[data-pro-content]' },
    }),
  };
}

export function person(
  { name, slug, description, imageFile }: { name: string; slug: string; description: string; imageFile: string },
  station: Station,
): object {
  return {
    '@context': context,
    '@type': 'ProfilePage',
    mainEntity: {
      '@type': 'Person',
      '@id': `/jornalistas/${slug}#person`,
      name,
      url: `/jornalistas/${slug}`,
      description,
      jobTitle: 'Giornalista',
      ...(imageFile && { image: `/media/400x400/${imageFile}` }),
      worksFor: stationOf(station),
    },
  };
}

/** From the home page down; the last step is the page itself. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): object {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: path,
    })),
  };
}

/** A page that leads to others: their addresses, in its order. */
export function collectionPage(name: string, path: string, addresses: readonly string[]): object {
  const steps = addresses.map((url, index) => ({ '@type': 'ListItem', position: index + 1, url }));
  return listPage(name, path, steps);
}

/** A page that holds what it lists, which has no address of its own. */
export function listingPage(name: string, path: string, items: readonly object[]): object {
  const steps = items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item }));
  return listPage(name, path, steps);
}

function listPage(name: string, path: string, itemListElement: readonly object[]): object {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name,
    url: path,
    inLanguage: 'it',
    mainEntity: { '@type': 'ItemList', itemListElement },
  };
}

export function newsList(name: string, path: string, items: readonly Pick<News, 'slug'>[]): object {
  return collectionPage(name, path, items.map(newsPath));
}

/** What can be said of any page that says nothing better of itself. */
export function webPage(name: string, path: string, description: string): object {
  return {
    '@context': context,
    '@type': 'WebPage',
    name,
    url: path,
    description,
    inLanguage: 'it',
    publisher: { '@type': 'RadioStation', '@id': stationId, url: '/' },
  };
}

function newsPath({ slug }: Pick<News, 'slug'>): string {
  return `/notizie/${slug}`;
}

function authorOf({ journalistName, journalistSlug, author }: News, station: Station): object {
  if (journalistSlug) return { '@type': 'Person', name: journalistName, url: `/jornalistas/${journalistSlug}` };
  return author ? { '@type': 'Person', name: author } : stationOf(station);
}

/** The station where it is named beside something else. */
export const stationOf = oncePer(({ name }: Pick<Station, 'name'>) => ({
  '@type': 'RadioStation',
  '@id': stationId,
  name,
  url: '/',
  logo: { '@type': 'ImageObject', url: '/icon-512.png', width: 512, height: 512 },
}));
