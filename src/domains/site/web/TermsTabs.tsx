import { sitePagesMessages } from '../site.pages.messages.ts';

const { tabs, privacyTab, usageTab } = sitePagesMessages.terms;

export type TermsSlug = 'privacidade' | 'uso';

const documents: { slug: TermsSlug; label: string }[] = [
  { slug: 'privacidade', label: privacyTab },
  { slug: 'uso', label: usageTab },
];

/** Two documents, two addresses: they look like tabs and are links, so that each can be sent and found. */
export function TermsTabs({ current }: { current: TermsSlug }) {
  return (
    <nav aria-label={tabs} className="flex gap-6 border-b border-rule pt-4">
      {documents.map(({ slug, label }) => (
        <a
          key={slug}
          href={`/termini/${slug}`}
          aria-current={slug === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent text-14 font-semibold text-ink-2 transition-colors hover:text-ink aria-[current]:border-red aria-[current]:text-ink"
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
