import { useState } from 'react';
import { staffApi } from '#staff/api.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { PaneCard } from '#staff/ui/PaneCard.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { newsAddress } from '../../news.addresses.ts';
import { unpublishArticle, unscheduleArticle } from '../../news.staff.contract.ts';
import { articleMessages as text } from './article.messages.ts';
import type { Article } from './article.ts';
import { useArticleAct } from './use-article-act.ts';

/** When readers see it, and the way back. */
export function ReleaseCard({ item, editor }: { item: Article; editor: ItemForm }) {
  const { zone } = useMe();
  const { act, isBusy } = useArticleAct(editor);
  const [isAsked, setAsked] = useState(false);
  const { publishedAt, scheduledAt, unpublishAt, publishedSlug } = item;
  const call = (version: number) => ({ params: { id: item.id }, body: { version } });
  const isPlanned = scheduledAt !== null || unpublishAt !== null;
  const rows = [
    publishedAt && [text.when.published, shortTime(publishedAt, zone)],
    scheduledAt && [text.when.scheduled, shortTime(scheduledAt, zone)],
    unpublishAt && [text.when.unpublish, shortTime(unpublishAt, zone)],
    [text.when.zone, zone],
  ].filter((row) => row !== null && row !== '') as string[][];
  async function unpublish(): Promise<void> {
    const isDone = await act(
      (version) => staffApi.call(unpublishArticle, call(version)),
      ({ title }) => text.unpublishDialog.done(title),
    );
    if (isDone) setAsked(false);
  }
  return (
    <PaneCard title={text.sections.release}>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-right font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {!publishedAt && !scheduledAt && <p className="mt-2 text-ink-3">{text.when.none}</p>}
      {publishedSlug && item.hasChanges && <p className="mt-2 text-advice">{text.hasChanges}</p>}
      <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
        {isPlanned && (
          <Button
            size="small"
            variant="line"
            busy={isBusy}
            onClick={() =>
              void act(
                (version) => staffApi.call(unscheduleArticle, call(version)),
                () => text.unscheduled,
              )
            }
          >
            {text.unschedule}
          </Button>
        )}
        {publishedSlug && (
          <>
            <a href={newsAddress(publishedSlug)} target="_blank" rel="noreferrer" className="min-h-11 content-center">
              {text.onSite}
            </a>
            <Button size="small" variant="line" onClick={() => setAsked(true)}>
              {text.unpublish}
            </Button>
          </>
        )}
      </div>
      <Dialog open={isAsked} onClose={() => setAsked(false)} title={text.unpublishDialog.title} size="small">
        <p>{text.unpublishDialog.text}</p>
        <div>
          <Button busy={isBusy} onClick={() => void unpublish()}>
            {text.unpublishDialog.confirm}
          </Button>
        </div>
      </Dialog>
    </PaneCard>
  );
}
