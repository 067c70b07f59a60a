import { Suspense } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import type { ContentPart } from '../../news.rules.ts';

const MusicItem = deferred(() => import('#web/music-item/MusicItem.tsx'), 'MusicItem');

/** A capital of three lines opens the text. */
const opening =
  '[&>p:first-child]:first-letter:float-left [&>p:first-child]:first-letter:mt-1 [&>p:first-child]:first-letter:pr-2.5 [&>p:first-child]:first-letter:font-serif [&>p:first-child]:first-letter:text-[3.9em] [&>p:first-child]:first-letter:leading-[0.78] [&>p:first-child]:first-letter:font-[560] [&>p:first-child]:first-letter:text-accent';

const letters =
  'prose text-16 md:text-20 md:leading-[1.65] [&_blockquote]:text-25 [&_figcaption]:pt-2 [&_figcaption]:text-14 [&_figcaption]:text-ink-3 [&_h2]:md:text-31 [&_img]:h-auto [&_img]:w-full [&_img]:rounded-small';

/** The text as the server cleaned it, with the songs it speaks of. */
export function ArticleBody({ parts }: { parts: readonly ContentPart[] }) {
  return (
    <div className="grid gap-8">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order.
        <Part key={index} part={part} isFirst={index === 0} />
      ))}
    </div>
  );
}

function Part({ part, isFirst }: { part: ContentPart; isFirst: boolean }) {
  if (part.kind === 'music') {
    return (
      <Suspense fallback={<div className="min-h-28" />}>
        <MusicItem artistSlug={part.artistSlug} songSlug={part.songSlug} />
      </Suspense>
    );
  }
  const look = isFirst ? `${letters} ${opening}` : letters;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the server, on save and on reading; see sanitize-html.ts.
  return <div className={look} dangerouslySetInnerHTML={{ __html: part.html }} />;
}
