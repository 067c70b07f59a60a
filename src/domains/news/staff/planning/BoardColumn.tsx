import { useDroppable } from '@dnd-kit/core';
import { Link } from 'react-router';
import { totalText } from '#staff/list/list.messages.ts';
import { shortTime } from '#staff/resource/item-times.ts';
import { useMe } from '#staff/session/use-me.ts';
import { newsResource, newsStates } from '../../news.resource.ts';
import { dayAtOf, mayStandIn, type PlannedStory, type State } from './planned-story.ts';
import { planningMessages } from './planning.messages.ts';
import { StoryCard } from './StoryCard.tsx';
import { boardStates } from './use-board.ts';

const text = planningMessages.board;

type Props = {
  state: State;
  total: number;
  stories: readonly PlannedStory[];
  onPut: (story: PlannedStory, state: State) => void;
};

export function BoardColumn({ state, total, stories, onPut }: Props) {
  const { zone } = useMe();
  const { setNodeRef, isOver } = useDroppable({ id: state });
  const factsOf = (story: PlannedStory) => {
    const day = dayAtOf(story);
    const when = day && text.when[story.state](shortTime(day, zone));
    return [story.categoryName, story.journalistName, when].filter(Boolean).join(' · ');
  };
  return (
    <section
      ref={setNodeRef}
      aria-labelledby={`board-${state}`}
      className={`grid w-64 flex-none snap-start content-start gap-2 rounded-card border p-2 xl:w-auto xl:min-w-0 xl:flex-1 ${isOver ? 'border-ink bg-marked' : 'border-rule bg-ground'}`}
    >
      <h2 id={`board-${state}`} className="flex justify-between px-1 font-sans text-14 font-semibold tracking-normal">
        {newsStates[state]} <span className="font-normal text-ink-3">{totalText(total)}</span>
      </h2>
      <ul aria-labelledby={`board-${state}`} className="grid min-h-24 content-start gap-2">
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} facts={factsOf(story)} act={<MoveTo story={story} onPut={onPut} />} />
        ))}
      </ul>
      {stories.length === 0 && <p className="px-1 text-12 text-ink-3">{text.empty}</p>}
      {total > stories.length && stories.length > 0 && (
        <Link to={`/${newsResource.name}?state=${state}`} className="px-1 text-12">
          {text.more(totalText(total))}
        </Link>
      )}
    </section>
  );
}

/** For who does not drag. */
function MoveTo({ story, onPut }: { story: PlannedStory; onPut: Props['onPut'] }) {
  return (
    <select
      aria-label={text.moveTo(story.title)}
      value={story.state}
      onChange={({ currentTarget }) => onPut(story, currentTarget.value as State)}
      className="min-h-8 min-w-0 flex-1 rounded-small border border-rule bg-card px-1.5 text-12 text-ink-2 pointer-coarse:min-h-11"
    >
      {boardStates
        .filter((state) => mayStandIn(story, state))
        .map((state) => (
          <option key={state} value={state}>
            {newsStates[state]}
          </option>
        ))}
    </select>
  );
}
