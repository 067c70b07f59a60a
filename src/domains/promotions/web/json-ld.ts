import type { AppParameters } from '#domains/site/site.contract.ts';
import { imageUrl } from '#web/media.ts';
import type { Promotion, PromotionItem } from '../promotions.decode.ts';
import { promotionPath, promotionsPath } from '../promotions.rules.ts';

const context = 'https://schema.org';

/** A promotion is an event that anybody attends from home, from the day it opens to the day it closes. */
export function promotionEvent(promotion: Promotion, { name }: AppParameters['station']): object {
  const path = promotionPath(promotion.slug);
  return {
    '@context': context,
    '@type': 'Event',
    name: promotion.title,
    description: promotion.shortDescription,
    url: path,
    startDate: promotion.publishedAt,
    endDate: promotion.closesAt,
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: path },
    image: promotion.image ? [imageUrl(promotion.image, '1200x600')] : ['/share.jpg'],
    isAccessibleForFree: !promotion.pro,
    inLanguage: 'it',
    organizer: { '@type': 'RadioStation', '@id': '/#station', name, url: '/' },
  };
}

export function promotionList(name: string, promotions: readonly PromotionItem[]): object {
  return {
    '@context': context,
    '@type': 'CollectionPage',
    name,
    url: promotionsPath,
    inLanguage: 'it',
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: promotions.map(({ slug }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: promotionPath(slug),
      })),
    },
  };
}
