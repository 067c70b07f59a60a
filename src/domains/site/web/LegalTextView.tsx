import { InlineText } from './InlineText.tsx';
import { LegalTable } from './LegalTable.tsx';
import type { LegalBlock, LegalSection } from './texts/legal.types.ts';

/** The sections of a legal text, each with the anchor that others link to. */
export function LegalTextView({ sections }: { sections: readonly LegalSection[] }) {
  return (
    <div className="prose max-w-[70ch]">
      {sections.map(({ id, heading, blocks }) => (
        <section
          key={id}
          aria-labelledby={id}
          className="not-first:mt-10 not-first:border-t not-first:border-rule not-first:pt-8"
        >
          <h2 id={id} className="mt-0 scroll-mt-28">
            {heading}
          </h2>
          <div className="grid gap-4 pt-4">
            {blocks.map((block) => (
              <Block key={JSON.stringify(block)} block={block} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (block.kind === 'table') return <LegalTable head={block.head} rows={block.rows} />;
  if (block.kind === 'list') {
    return (
      <ul>
        {block.items.map((item) => (
          <li key={item}>
            <InlineText source={item} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <p>
      <InlineText source={block.text} />
    </p>
  );
}
