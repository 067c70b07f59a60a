import { searchMessages as text } from '../search.messages.ts';

/** Says plainly that there is nothing, and what one can do. */
export function NoResults({ query }: { query: string }) {
  return (
    <section className="grid max-w-[60ch] gap-4">
      <h2 className="text-31">{text.nothingTitle}</h2>
      <p className="text-20 wrap-anywhere text-ink-2">{text.nothingText(query)}</p>
      <ul className="grid list-disc gap-1.5 pl-5 text-16">
        {text.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
      <p>
        <a href="/contatto" className="inline-flex min-h-11 items-center font-semibold text-accent">
          {text.missing}
        </a>
      </p>
    </section>
  );
}
