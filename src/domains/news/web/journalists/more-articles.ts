import { api } from '#web/api.ts';
import { toast } from '#web/toasts/toasts.ts';
import { type Brief, briefOf } from '../../news.decode.ts';
import { journalistMessages as text } from '../../news.journalists.messages.ts';
import { loadJournalistNews } from './journalist-news.ts';

/** The next articles; none at the end, which is said aloud, and null where the call failed, which is only logged. */
export async function moreArticles(journalistId: number, offset: number): Promise<Brief[] | null> {
  try {
    const more = await loadJournalistNews(api, journalistId, offset);
    if (more.length === 0) toast('info', text.noMore.text, { lang: text.noMore.lang });
    return more.map((item) => briefOf(item));
  } catch (error) {
    console.warn('the articles did not load', error);
    return null;
  }
}
