import { useSortable } from '@dnd-kit/sortable';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { homeFrontMessages as text } from './home-front.messages.ts';
import { StoryRow } from './StoryRow.tsx';
import type { Story } from './use-home-front.ts';

type Props = { story: Story; place: number; onRelease: () => void };

export function PinnedRow({ story, place, onRelease }: Props) {
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, transform, transition, isDragging } = useSortable({
    id: story.id,
  });
  const handle = (
    <button
      type="button"
      ref={setActivatorNodeRef}
      {...attributes}
      {...listeners}
      aria-label={text.move(story.titleHome)}
      className="grid size-9 flex-none cursor-grab touch-none place-items-center rounded-small text-ink-3 hover:text-ink pointer-coarse:size-11"
    >
      <Icon name="drag" size={17} />
    </button>
  );
  return (
    <li
      ref={setNodeRef}
      data-story={story.id}
      style={{ transform: transform ? `translate3d(0, ${transform.y}px, 0)` : undefined, transition }}
      className={`border-t border-rule bg-card first:border-0 ${isDragging ? 'relative z-10 shadow-lg' : ''}`}
    >
      <StoryRow
        story={story}
        place={place}
        handle={handle}
        act={<IconButton icon="close" label={text.release(story.titleHome)} iconSize={17} onClick={onRelease} />}
      />
    </li>
  );
}
