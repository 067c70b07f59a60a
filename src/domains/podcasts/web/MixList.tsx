import { Fragment, useRef } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { BannerSlot } from '#domains/advertising/web/blocks/BannerSlot.tsx';
import { api } from '#web/api.ts';
import { useMore } from '#web/query/use-more.ts';
import { useScrollLoading } from '#web/scroll/use-scroll-loading.ts';
import { Button } from '#web/ui/Button.tsx';
import { getMixes } from '../mixes.contract.ts';
import { mixesMessages as text } from '../mixes.messages.ts';
import { isAdAfter, mixesPerLoad, mixesReach, mixPath } from '../podcasts.rules.ts';
import { MixRow } from './MixRow.tsx';

/** Where the list begins when the server could not read it. */
const fromTheStart = `limit=${mixesPerLoad}`;

export function MixList({ playlist, first }: { playlist: string; first: DataOf<typeof getMixes> | null }) {
  const atFirst = first ? { items: first.mixes, next: first.next } : { items: [], next: fromTheStart };
  const { items, next, state, loadMore } = useMore(atFirst, async (from, signal) => {
    const page = await api.call(getMixes, { query: { playlist, next: from }, signal });
    return { items: page.mixes, next: page.next };
  });
  const end = useRef<HTMLDivElement>(null);
  const hasFailed = state === 'failed' || (first === null && items.length === 0 && state === 'ready');
  useScrollLoading(end, mixesReach, () => {
    if (state === 'ready' && !hasFailed) void loadMore();
  });
  return (
    <div className="grid gap-6">
      <p role="status" className="text-14 text-ink-2 empty:hidden">
        {items.length > 0 && text.count(items.length, first?.total ?? null, next !== null)}
      </p>
      <ol aria-label={text.list} className="grid border-t-2 border-ink">
        {items.map((mix, index) => (
          <Fragment key={mix.slug}>
            <li className="border-b border-rule py-5">
              <MixRow mix={mix} />
            </li>
            {isAdAfter(index) && (
              <li data-mix-ad className="empty:hidden">
                <BannerSlot />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      <div ref={end} className="grid justify-items-center gap-3 pt-2">
        {hasFailed && (
          <p role="alert" lang={text.failed.lang} className="text-16 font-semibold text-accent">
            {text.failed.text}
          </p>
        )}
        {state === 'ended' ? (
          <p className="text-20 text-ink-3">{text.noMore}</p>
        ) : (
          <form
            action={mixPath(playlist)}
            onSubmit={(event) => {
              event.preventDefault();
              void loadMore();
            }}
          >
            <Button type="submit" variant="line" name="dopo" value={next ?? ''} disabled={state === 'loading'}>
              {state === 'loading' ? text.loading : hasFailed ? text.retry : text.more}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
