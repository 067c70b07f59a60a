import { arrayMove } from '@dnd-kit/sortable';
import { SortableArea } from '#staff/drag/SortableArea.tsx';
import { PinnedRow } from './PinnedRow.tsx';
import type { Story } from './use-home-front.ts';

type Props = { stories: readonly Story[]; onArrange: (ids: number[]) => void; onRelease: (id: number) => void };

/** What is pinned, in the order that a hand or the arrow keys give it. */
export function PinnedList({ stories, onArrange, onRelease }: Props) {
  const ids = stories.map(({ id }) => id);
  const titleOf = (id: unknown) => stories.find((one) => one.id === id)?.titleHome ?? '';
  return (
    <SortableArea ids={ids} nameOf={titleOf} onMove={(from, to) => onArrange(arrayMove(ids, from, to))}>
      <ol>
        {stories.map((story, at) => (
          <PinnedRow key={story.id} story={story} place={at + 1} onRelease={() => onRelease(story.id)} />
        ))}
      </ol>
    </SortableArea>
  );
}
