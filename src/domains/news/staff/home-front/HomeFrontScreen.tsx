import { useEffect, useId, useRef } from 'react';
import { ReferencePicker } from '#staff/form/fields/ReferencePicker.tsx';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { mostPinned } from '../../news.limits.ts';
import { newsResource } from '../../news.resource.ts';
import { homeFrontMessages as text } from './home-front.messages.ts';
import { PinnedList } from './PinnedList.tsx';
import { StoryRow } from './StoryRow.tsx';
import { type Story, useHomeFront } from './use-home-front.ts';

const card = 'overflow-hidden rounded-card border border-rule bg-card';
const head = 'font-sans text-14 font-semibold tracking-normal';

/** Which story leads, what is pinned and in which order; and the way back to the page that arranges itself. */
export function HomeFrontScreen() {
  const id = useId();
  const { data: front, error, refetch, arrange } = useHomeFront();
  useScreenTitle(text.title);
  const stories = front?.stories ?? [];
  // What was taken back from readers since it was pinned is not on the page.
  const pinned = (front?.pinnedIds ?? []).flatMap((one) => stories.find((story) => story.id === one) ?? []);
  const automatic = stories.filter((story) => !pinned.includes(story));
  const ids = pinned.map((story: Story) => story.id);
  const set = (wanted: number[]) => void arrange(wanted, ids);
  // What is pressed goes away with its row: the focus goes along with the story.
  const carried = useRef<{ id: number; isPinned: boolean } | null>(null);
  useEffect(() => {
    const story = carried.current;
    if (!story || ids.includes(story.id) !== story.isPinned) return;
    carried.current = null;
    const row = document.querySelector(`[data-story="${story.id}"]`);
    (row?.querySelector('button') ?? document.querySelector<HTMLElement>('h1'))?.focus();
  });
  function arrangeFor(one: number, wanted: number[]): void {
    carried.current = { id: one, isPinned: wanted.includes(one) };
    set(wanted);
  }
  function pin(one: number): void {
    if (ids.length >= mostPinned) toast('error', text.full(mostPinned));
    else if (!ids.includes(one)) arrangeFor(one, [...ids, one]);
  }

  return (
    <div className="grid gap-5">
      <header className="grid gap-1">
        <h1 tabIndex={-1} className="text-31 outline-none">
          {text.title}
        </h1>
        <p className="max-w-2xl text-ink-2">{text.lead}</p>
      </header>
      {error && !front && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!front && !error && <Loading />}
      {front && stories.length === 0 && <p className="text-ink-2">{text.noStories}</p>}
      {stories.length > 0 && (
        <>
          <section aria-labelledby={`${id}-pinned`} className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-2">
              <h2 id={`${id}-pinned`} className={head}>
                {text.pinned}
              </h2>
              {pinned.length > 0 && (
                <Button size="small" variant="line" onClick={() => set([])}>
                  {text.toAutomatic}
                </Button>
              )}
            </div>
            {pinned.length === 0 && <p className="text-ink-2">{text.nonePinned}</p>}
            {pinned.length > 0 && (
              <div className={card}>
                <PinnedList
                  stories={pinned}
                  onArrange={set}
                  onRelease={(one) =>
                    arrangeFor(
                      one,
                      ids.filter((id) => id !== one),
                    )
                  }
                />
              </div>
            )}
            <div className="grid max-w-xl gap-1.5">
              <label htmlFor={`${id}-add`} className="font-semibold">
                {text.add}
              </label>
              <ReferencePicker
                id={`${id}-add`}
                label={text.add}
                resource={newsResource}
                shown=""
                onChoose={(found) => pin(found.id)}
                isInvalid={false}
              />
            </div>
          </section>
          <section aria-labelledby={`${id}-automatic`} className="grid gap-3">
            <h2 id={`${id}-automatic`} className={head}>
              {text.automatic}
            </h2>
            <ol className={card} start={pinned.length + 1}>
              {automatic.map((story, at) => (
                <li key={story.id} data-story={story.id} className="border-t border-rule first:border-0">
                  <StoryRow
                    story={story}
                    place={pinned.length + at + 1}
                    act={
                      <Button
                        size="small"
                        variant="line"
                        aria-label={text.pinNamed(story.titleHome)}
                        onClick={() => pin(story.id)}
                      >
                        {text.pin}
                      </Button>
                    }
                  />
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
    </div>
  );
}
