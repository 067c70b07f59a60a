import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Resource } from '#contract/resource.ts';
import { staffApi } from '../api.ts';
import { shortTime } from '../resource/item-times.ts';
import { callsOf, type Item } from '../resource/resource-calls.ts';
import { useMe } from '../session/use-me.ts';
import { PaneCard } from '../ui/PaneCard.tsx';
import { formMessages } from './form.messages.ts';
import { type Revision, RevisionDialog } from './RevisionDialog.tsx';
import type { ItemForm } from './use-item-form.ts';

type Props = { resource: Resource; item: Item; editor: ItemForm };
const text = formMessages.revisions;
const fewest = 5;

/** What the item was, newest first; each opens beside what it is now. */
export function RevisionsCard({ resource, item, editor }: Props) {
  const { zone } = useMe();
  const [shown, setShown] = useState<Revision | null>(null);
  const [areAll, setAll] = useState(false);
  const { data } = useQuery({
    queryKey: [resource.name, 'revisions', item.id],
    queryFn: async () =>
      (await staffApi.call(callsOf(resource).revisions, {
        params: { id: item.id },
        query: { count: 100 },
      })) as Revision[],
  });
  const revisions = areAll ? data : data?.slice(0, fewest);
  return (
    <PaneCard
      title={text.title}
      side={
        data &&
        data.length > fewest &&
        !areAll && (
          <button
            type="button"
            className="min-h-6 text-12 underline underline-offset-4 pointer-coarse:min-h-11"
            onClick={() => setAll(true)}
          >
            {text.all} {data.length}
          </button>
        )
      }
    >
      {data?.length === 0 && <p className="text-ink-3">{text.none}</p>}
      <ul className="-mx-2 max-h-80 overflow-y-auto">
        {revisions?.map((one) => (
          <li key={one.revision}>
            <button
              type="button"
              onClick={() => setShown(one)}
              className="flex min-h-10 w-full items-baseline justify-between gap-3 rounded-small px-2 py-1.5 text-left hover:bg-desk pointer-coarse:min-h-11"
            >
              <strong className="font-semibold">{one.revision}</strong>
              <span className="min-w-0 text-right text-12 text-ink-3">
                {shortTime(one.at, zone)} · {text.acts[one.act] ?? one.act}
                {one.by && ` · ${one.by}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <RevisionDialog resource={resource} item={item} editor={editor} revision={shown} onClose={() => setShown(null)} />
    </PaneCard>
  );
}
