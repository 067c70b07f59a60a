import { useEffect, useState } from 'react';
import { keepFetching } from '#web/parts/parts.ts';
import type { News } from '../../article.decode.ts';
import type { ContentPart } from '../../news.rules.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { useFullContent } from './full-content.ts';
import { ProGate } from './ProGate.tsx';

type Props = { news: Pick<News, 'slug' | 'pro' | 'fullContent'>; parts: readonly ContentPart[] };

/** The beginning of a PRO article and the way to the rest; for a PRO reader, the whole of it. */
export function ProText({ news, parts }: Props) {
  const full = useFullContent(news);
  const [fullParts, setFullParts] = useState<readonly ContentPart[] | null>(null);
  useEffect(() => {
    setFullParts(null);
    if (full === null) return;
    return keepFetching(() => import('../../news.rules.ts'), {
      onHere: ({ splitContent }) => setFullParts(splitContent(full)),
    });
  }, [full]);
  return (
    <div data-pro-content className="grid gap-10">
      <ArticleBody parts={fullParts ?? parts} />
      {!fullParts && <ProGate />}
    </div>
  );
}
