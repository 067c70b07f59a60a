import { definePage, problem } from '#web/page.ts';
import { shellMessages } from '../site.messages.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';

const { notFound, refused } = sitePagesMessages;
const { tooMany } = shellMessages;
const link = { to: '/', label: tooMany.back };
const longestWaitSeconds = 86_400;

/** Where a file, a download or a call stands that somebody may not have, or not now: the server shows it in its place. */
export const page = definePage({
  query: { attesa: { isOpen: true, read: (value) => (/^\d{1,5}$/.test(value) ? value : undefined) } },
  load({ params, query }) {
    const status = Number(params.status);
    if (status === 429) {
      const seconds = Math.min(Number(query.get('attesa') ?? 60), longestWaitSeconds);
      const message = tooMany.message(seconds);
      return problem({ status, title: tooMany.title, message, link, retryAfterSeconds: seconds });
    }
    const text = refused[status as keyof typeof refused];
    return text ? problem({ status, ...text, link }) : problem({ status: 404, ...notFound, link });
  },
  head: () => ({ title: notFound.title, noindex: true }),
  Page: () => null,
});
