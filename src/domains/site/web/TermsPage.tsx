import { redirect } from 'react-router';
import { definePage, problem } from '#web/page.ts';
import { sitePagesMessages } from '../site.pages.messages.ts';
import { LegalArticle } from './LegalArticle.tsx';
import { loadText } from './load-text.ts';
import { type TermsSlug, TermsTabs } from './TermsTabs.tsx';
import type { LegalText } from './texts/legal.types.ts';

const { terms: text, legal } = sitePagesMessages;
const documents = {
  privacidade: async () => (await import('./texts/privacy.ts')).privacyPolicy,
  uso: async () => (await import('./texts/terms.ts')).termsOfUse,
};

type Data = { slug: TermsSlug; document: LegalText };

export const page = definePage<Data>({
  async load({ params: { slug }, client }) {
    if (slug === undefined) throw redirect('/termini/privacidade', 301);
    if (slug === 'privacidade' || slug === 'uso') {
      return { slug, document: await loadText({ client }, documents[slug]) };
    }
    return problem({
      status: 404,
      title: text.notFoundTitle,
      message: text.notFoundMessage,
      link: { to: '/termini/privacidade', label: text.notFoundLink },
    });
  },
  head({ slug }, { parameters: { station } }) {
    const isPrivacy = slug === 'privacidade';
    return {
      title: isPrivacy ? text.privacyTab : text.usageTab,
      description: isPrivacy ? text.privacyDescription(station.name) : text.usageDescription(station.name),
      keywords: legal.keywords,
    };
  },
  Page: ({ data: { slug, document } }) => (
    <LegalArticle key={slug} kicker={text.kicker} text={document} tabs={<TermsTabs current={slug} />} />
  ),
});
