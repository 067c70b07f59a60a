import type { Client } from '#contract/client.ts';
import { redirectMoved } from '#web/redirect-moved.ts';
import { getMovedAddress } from '../news.contract.ts';

/** To where an article, a category, a tag or a journalist stands today. */
export function redirectMovedNews(
  client: Client,
  room: 'notizie' | 'tags' | 'jornalistas',
  slug: string,
  here: string,
): Promise<void> {
  return redirectMoved(client.call(getMovedAddress, { params: { room, slug } }), here);
}
