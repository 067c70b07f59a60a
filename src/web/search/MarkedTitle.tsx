import { readMarked } from '#domains/search/marked-text.ts';

/** A title of the search with its matching words marked; it is read as text, so no markup of anybody's ever runs. */
export function MarkedTitle({ html }: { html: string }) {
  return readMarked(html).map(({ text, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name.
      <mark key={index} className="bg-transparent text-accent">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
