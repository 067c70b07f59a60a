import { useState } from 'react';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { articleFootMessages as text } from '../../news.article-foot.messages.ts';
import { getPreviewProNews } from '../../news.contract.ts';
import type { ContentPart } from '../../news.rules.ts';
import { ArticleBody } from './ArticleBody.tsx';
import { ProGate } from './ProGate.tsx';

type Props = { parts: readonly ContentPart[] };

/** A PRO article in its preview: as everybody reads it and, for the newsroom, as a PRO reader does. */
export function ProPreview({ parts }: Props) {
  const [whole, setWhole] = useState<readonly ContentPart[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function show(): Promise<void> {
    setBusy(true);
    setRefused(false);
    try {
      const token = new URLSearchParams(location.search).get('anteprima') ?? '';
      const [{ fullContent }, { splitContent }] = await Promise.all([
        api.call(getPreviewProNews, { params: { token } }),
        import('../../news.rules.ts'),
      ]);
      setWhole(splitContent(fullContent));
    } catch {
      setRefused(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div data-pro-content className="grid gap-10">
      <div className="grid justify-items-start gap-2">
        <Button size="small" variant="line" busy={isBusy} onClick={() => (whole ? setWhole(null) : void show())}>
          {whole ? text.previewAsAll : text.previewAsPro}
        </Button>
        <p role="status" className="text-14 text-ink-2">
          {isRefused && text.previewRefused}
        </p>
      </div>
      <ArticleBody parts={whole ?? parts} />
      {!whole && <ProGate />}
    </div>
  );
}
