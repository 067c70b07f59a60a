import { signIn } from '../../../../../tests/sign-in.ts';
import type { Answer, TestStation } from '../../../../../tests/test-station.ts';

export const newsPath = '/api/v1/staff/news';

type Draft = Record<string, unknown>;

/** What a person at the article desk does, by calls. */
export async function openArticleDesk(station: TestStation) {
  const editor = await signIn(station, 'editor');
  const send = (method: string, path: string, body: unknown = {}): Promise<Answer> =>
    station.post(path, body, { method, ...editor });
  const { body } = await station.get('/api/v1/staff/categories?count=50', editor);
  const categories = new Map<string, number>(
    body.data.items.map(({ slug, id }: { slug: string; id: number }) => [slug, id]),
  );
  let counter = 0;

  function fields(given: Draft = {}): Draft {
    counter += 1;
    const name = `${Date.now().toString(36)}-${counter}`;
    return {
      title: `Il liutaio di Cremona ${name}`,
      subtitle: 'Un mestiere che non si perde',
      slug: `liutaio-${name}`,
      content: '<p>Il legno si sceglie con le orecchie.</p>',
      categoryId: categories.get('moda'),
      ...given,
    };
  }
  const get = (path: string) => station.get(path, editor);

  return {
    editor,
    send,
    get,
    categories,
    fields,
    async write(given: Draft = {}) {
      const answer = await send('POST', newsPath, fields(given));
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return answer.body.data;
    },
    /** Saves all fields of an item, some of them changed. */
    save: (item: Draft, change: Draft) =>
      send('PUT', `${newsPath}/${item.id}`, { ...writable(item), ...change, version: item.version }),
    publish: (item: Draft, more: Draft = {}) =>
      send('POST', `${newsPath}/${item.id}/publish`, { version: item.version, ...more }),
    unpublish: (item: Draft, more: Draft = {}) =>
      send('POST', `${newsPath}/${item.id}/unpublish`, { version: item.version, ...more }),
    read: async (id: unknown) => (await get(`${newsPath}/${id}`)).body.data,
  };
}

const onlyShown = new Set(
  `id version createdAt changedAt changedBy deletedAt state publishedAt scheduledAt unpublishAt hasChanges categoryName
   journalistName publishedSlug correctedAt`.split(/\s+/),
);

function writable(item: Draft): Draft {
  return Object.fromEntries(Object.entries(item).filter(([key]) => !onlyShown.has(key)));
}
