import { useDroppable } from '@dnd-kit/core';
import { useEffect } from 'react';
import { formatTime } from '#kit/zones.ts';
import { useMe } from '#staff/session/use-me.ts';
import { dayAtOf, type PlannedStory } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';
import { StoryCard } from './StoryCard.tsx';

const text = planningMessages.calendar;
const short = new Intl.DateTimeFormat('it-IT', { weekday: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('it-IT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' });

/** 'lunedì 16 novembre' */
export function dayName(day: string): string {
  return long.format(new Date(`${day}T00:00:00Z`));
}

type Props = {
  day: string;
  isToday: boolean;
  /** Of the month before or after: where days stand below each other, it is left out. */
  isOutside: boolean;
  stories: readonly PlannedStory[];
  onAsk: (story: PlannedStory) => void;
};

export function CalendarDay({ day, isToday, isOutside, stories, onAsk }: Props) {
  const { zone } = useMe();
  const { setNodeRef, isOver, node } = useDroppable({ id: day });
  // A calendar opens where today is.
  useEffect(() => {
    if (isToday) node.current?.scrollIntoView({ block: 'nearest' });
  }, [isToday, node]);
  return (
    <li
      ref={setNodeRef}
      className={`grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-1.5 p-1.5 scroll-mt-20 md:scroll-mt-44 xl:min-h-28 ${isOver ? 'bg-marked' : isOutside ? 'bg-desk max-xl:hidden' : 'bg-ground'}`}
    >
      <h2
        aria-current={isToday ? 'date' : undefined}
        className={`px-1 font-sans text-12 font-semibold tracking-normal ${isToday ? 'text-accent' : 'text-ink-2'}`}
      >
        <span aria-hidden="true">{short.format(new Date(`${day}T00:00:00Z`))}</span>
        <span className="visually-hidden">{dayName(day)}</span>
      </h2>
      {stories.length > 0 && (
        <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {stories.map((story) => (
            <StoryCard
              key={story.id}
              story={story}
              showsState
              facts={formatTime(dayAtOf(story), { zone })}
              act={
                <button
                  type="button"
                  aria-label={text.move(story.title)}
                  onClick={() => onAsk(story)}
                  className="min-h-8 text-12 text-ink-2 underline underline-offset-4 pointer-coarse:min-h-11"
                >
                  {text.change}
                </button>
              }
            />
          ))}
        </ul>
      )}
    </li>
  );
}
