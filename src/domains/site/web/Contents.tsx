import { Icon } from '#web/ui/Icon.tsx';
import { sitePagesMessages } from '../site.pages.messages.ts';
import type { LegalSection } from './texts/legal.types.ts';

const { contents } = sitePagesMessages.legal;

/** The table of contents: beside the text and always at hand where there is room, folded above it where there is not. */
export function Contents({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <nav aria-label={contents}>
      <details className="group border-y border-rule lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between font-semibold [&::-webkit-details-marker]:hidden">
          {contents}
          <Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList sections={sections} />
      </details>
      <div className="max-lg:hidden lg:sticky lg:top-24 lg:max-h-[calc(100vh-12rem)] lg:overflow-y-auto">
        <p className="pb-2 text-14 font-semibold">{contents}</p>
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <ol className="max-lg:pb-3">
      {sections.map(({ id, heading }) => (
        <li key={id} className="lg:border-t lg:border-rule">
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 text-14 leading-snug text-ink-2 transition-colors hover:text-accent"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
