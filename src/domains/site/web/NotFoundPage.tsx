import { definePage, problem } from '#web/page.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';

const { notFound: text } = sitePagesMessages;

/** The catch-all: any address that the site does not know. */
export const page = definePage({
  load: () => problem({ status: 404, title: text.title, message: text.message, link: { to: '/', label: text.link } }),
  head: () => ({ title: text.title, noindex: true }),
  Page: () => null,
});
