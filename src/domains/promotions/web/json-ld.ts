import type { AppParameters } from '#domains/site/site.contract.ts';
import { imageUrl } from '#web/media.ts';
import type { Promotion, PromotionItem } from '../promotions.contract.ts';
import { promotionPath, promotionsPath } from '../promotions.rules.ts';

const context = 'https://schema.org';

/** A promotion is an event that anybody attends from home, from the day it opens to the day it closes. */
export function promotionEvent(promotion: Promotion, { name }: AppParameters['station']): object {
  const path = promotionPath(promotion.url_promocao);
  return {
    '@context': context,
    '@type': 'Event',
    name: promotion.tx_promocao,
    description: promotion.tx_descricao_curta,
    url: path,
    startDate: promotion.dt_promocao,
    endDate: promotion.dt_encerramento,
    eventStatus: `${context}/EventScheduled`,
    eventAttendanceMode: `${context}/OnlineEventAttendanceMode`,
    location: { '@type': 'VirtualLocation', url: path },
    image: promotion.tx_imageNew ? [imageUrl(promotion.tx_imageNew, '1200x600')] : ['/share.jpg'],
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
      itemListElement: promotions.map(({ url_promocao }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        url: promotionPath(url_promocao),
      })),
    },
  };
}
