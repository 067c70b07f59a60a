import { definePage } from '#web/page.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { LegalArticle } from './LegalArticle.tsx';
import { loadText } from './load-text.ts';
import type { LegalText } from './texts/legal.types.ts';

const { cookies: text, legal } = sitePagesMessages;

export const page = definePage<LegalText>({
  load: (input) => loadText(input, async () => (await import('./texts/cookies.ts')).cookiePolicy),
  head: ({ title }, { parameters: { station } }) => ({
    title,
    description: text.description(station.name),
    keywords: legal.keywords,
  }),
  Page: ({ data }) => <LegalArticle kicker={text.kicker} text={data} />,
});
