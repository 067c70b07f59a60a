import { useDraggable } from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { itemPath } from '#staff/desk.ts';
import { StateChip } from '#staff/ui/StateChip.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { newsResource, newsStates } from '../../news.resource.ts';
import { isMovable, type PlannedStory } from './planned-story.ts';
import { planningMessages as text } from './planning.messages.ts';

type Props = {
  story: PlannedStory;
  /** Below the title. */
  facts: string;
  /** The calendar shows stories of every state beside each other. */
  showsState?: boolean;
  /** Another way than dragging, where the story can move. */
  act: ReactNode;
};

export function StoryCard({ story, facts, showsState, act }: Props) {
  const { id, title, state } = story;
  const canMove = isMovable(story);
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, isDragging } = useDraggable({
    id,
    disabled: !canMove,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined }}
      className={`rounded-small border border-rule bg-card p-2 ${isDragging ? 'relative z-20 shadow-lift' : ''}`}
    >
      <Link
        to={itemPath(newsResource, id)}
        className="line-clamp-3 font-semibold wrap-anywhere text-ink no-underline hover:underline"
      >
        {title}
      </Link>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
        {facts} {showsState && <StateChip state={state} label={newsStates[state]} />}
      </p>
      {canMove && (
        <div className="mt-1.5 flex items-center justify-between gap-1">
          {act}
          <button
            type="button"
            ref={setActivatorNodeRef}
            {...attributes}
            {...listeners}
            aria-label={text.drag(title)}
            className="-mr-1 grid size-8 flex-none cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:text-ink pointer-coarse:size-11"
          >
            <Icon name="drag" size={17} />
          </button>
        </div>
      )}
    </li>
  );
}
