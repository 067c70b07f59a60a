import type { UniqueIdentifier } from '@dnd-kit/core';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PlacesArea } from '#staff/drag/PlacesArea.tsx';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { toast } from '#web/toasts/toasts.ts';
import { CalendarBar } from './CalendarBar.tsx';
import { CalendarDay, dayName } from './CalendarDay.tsx';
import { type CalendarView, dayInZone, daysShown, isDay, sameHourOn, spanOf } from './calendar-days.ts';
import { dayAtOf, type PlannedStory } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';
import { useCalendar } from './use-calendar.ts';
import { useMove } from './use-move.ts';
import { type Asked, WhenDialog } from './WhenDialog.tsx';

const text = planningMessages.calendar;

/** What came out, what will, and what is meant for a day, by the station's clock. */
export function CalendarScreen() {
  const { zone } = useMe();
  const [params, setParams] = useSearchParams();
  const today = dayInZone(Date.now(), zone);
  const asked = params.get('giorno') ?? '';
  const day = isDay(asked) ? asked : today;
  const view: CalendarView = params.get('vista') === 'settimana' ? 'week' : 'month';
  const days = daysShown(view, day);
  const { data, error, refetch } = useCalendar(spanOf(days, zone));
  const { move, asMoved } = useMove((moved) => text.moved(moved.title, shortTime(dayAtOf(moved) ?? '', zone)));
  const [dialog, setDialog] = useState<Asked | null>(null);
  useScreenTitle(text.title);
  const stories = (data?.stories ?? []).map(asMoved);
  const storyOf = (id: UniqueIdentifier) => stories.find((one) => one.id === id);

  function put(story: PlannedStory, on: string): void {
    const at = dayAtOf(story);
    if (!at || dayInZone(at, zone) === on) return;
    const then = sameHourOn(at, on, zone);
    if (story.state !== 'scheduled') void move(story, { kind: 'stage', stage: story.stage, plannedAt: then });
    else if (Date.parse(then) > Date.now()) void move(story, { kind: 'schedule', at: then });
    else toast('error', text.past);
  }

  return (
    <div className="flex flex-col gap-4">
      <CalendarBar
        view={view}
        day={day}
        days={days}
        onShow={(change) => {
          const next = { view, day, ...change };
          setParams({
            ...(next.view === 'week' && { vista: 'settimana' }),
            ...(next.day !== today && { giorno: next.day }),
          });
        }}
        today={today}
      />
      {error && !data && <LoadFailure error={error} onAgain={() => void refetch()} />}
      {!data && !error && <Loading />}
      {data && stories.length === 0 && <p role="status">{text.empty}</p>}
      {data && (
        <PlacesArea
          nameOf={(id) => storyOf(id)?.title ?? ''}
          placeName={(id) => dayName(String(id))}
          onDrop={(id, on) => {
            const story = storyOf(id);
            if (story) put(story, String(on));
          }}
        >
          <ol className="grid gap-px overflow-clip rounded-card border border-rule bg-rule xl:grid-cols-7">
            {days.map((one) => (
              <CalendarDay
                key={one}
                day={one}
                isToday={one === today}
                isOutside={view === 'month' && one.slice(0, 7) !== day.slice(0, 7)}
                stories={stories.filter((story) => dayInZone(dayAtOf(story) ?? 0, zone) === one)}
                onAsk={(story) => setDialog({ story, kind: story.state === 'scheduled' ? 'schedule' : 'plan' })}
              />
            ))}
          </ol>
        </PlacesArea>
      )}
      {data && data.total > stories.length && <p className="text-ink-2">{text.more}</p>}
      <WhenDialog asked={dialog} onMove={move} onClose={() => setDialog(null)} />
    </div>
  );
}
