import { PaneCard } from '#staff/ui/PaneCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { articleMessages } from './article.messages.ts';
import type { Preview } from './use-preview.ts';

const text = articleMessages.preview;

/** The working copy for somebody who is not at the desk. */
export function PreviewCard({ preview }: { preview: Preview }) {
  return (
    <PaneCard title={text.title}>
      <p className="text-ink-2">{text.help}</p>
      <div className="mt-3">
        <Button size="small" variant="line" busy={preview.isBusy} onClick={preview.copy}>
          {text.copy}
        </Button>
      </div>
    </PaneCard>
  );
}
