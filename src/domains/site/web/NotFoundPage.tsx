import { redirect } from 'react-router';
import { CallError } from '#contract/client.ts';
import { definePage, problem } from '#web/page.ts';
import { getOldAddress } from '../old-address.contract.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';

const { notFound: text } = sitePagesMessages;
const longestPath = 300;

/** The catch-all: any address that the site does not know, unless something stood there on the site that was imported. */
export const page = definePage({
  async load({ client, path }) {
    const moved = await client
      .call(getOldAddress, { query: { path: path.slice(0, longestPath) } })
      .catch((error: unknown) => {
        if (error instanceof CallError) return null;
        throw error;
      });
    if (moved) throw redirect(moved.address, 301);
    return problem({ status: 404, title: text.title, message: text.message, link: { to: '/', label: text.link } });
  },
  head: () => ({ title: text.title, noindex: true }),
  Page: () => null,
});
