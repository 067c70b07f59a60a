import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { type Failure, getFailures, retryFailure } from '#domains/desk/failures.contract.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { staffApi } from '../api.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { failuresMessages as text } from './failures.messages.ts';

/** What failed, when and why, with another try. */
export function FailuresScreen() {
  const { zone } = useMe();
  const [busyId, setBusyId] = useState('');
  const { data, error, refetch } = useQuery({ queryKey: ['failures'], queryFn: () => staffApi.call(getFailures) });
  useScreenTitle(text.title);

  async function retry({ kind, id, title }: Failure): Promise<void> {
    if (busyId) return;
    setBusyId(id);
    try {
      await staffApi.call(retryFailure, { body: { kind, id } });
      toast('success', text.retried(title));
    } catch (failure) {
      const isOver = failure instanceof CallError && failure.status === 409;
      toast(isOver ? 'info' : 'error', isOver ? text.over : text.notRetried);
    }
    await refetch();
    setBusyId('');
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="grid gap-1">
        <h1 className="text-31">{text.title}</h1>
        <p className="max-w-2xl text-ink-2">{text.lead}</p>
      </header>
      {error && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data?.length === 0 && <p role="status">{text.none}</p>}
      <ul aria-label={text.title} className="rounded-card border border-rule bg-card empty:hidden">
        {data?.map((one) => (
          <li
            key={one.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-rule px-4 py-3 last:border-0"
          >
            <div className="min-w-0 flex-1 basis-60">
              <strong className="font-semibold wrap-anywhere">{one.title}</strong>
              <p className="text-12 wrap-anywhere text-ink-3">
                {[text.kinds[one.kind], one.to, shortTime(one.at, zone), text.attempts(one.attempts)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <p className="wrap-anywhere text-ink-2">{one.why || text.unknown}</p>
            </div>
            <Button
              size="small"
              variant="line"
              busy={busyId === one.id}
              aria-label={text.retryOne(one.title)}
              onClick={() => void retry(one)}
            >
              {text.retry}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
