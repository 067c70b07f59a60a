import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { homeFrontMessages } from './home-front.messages.ts';
import { PinnedRow } from './PinnedRow.tsx';
import type { Story } from './use-home-front.ts';

const text = homeFrontMessages.drag;

type Props = { stories: readonly Story[]; onArrange: (ids: number[]) => void };

/** What is pinned, in the order that a hand or the arrow keys give it. */
export function PinnedList({ stories, onArrange }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = stories.map(({ id }) => id);
  const titleOf = (id: unknown) => stories.find((one) => one.id === id)?.titleHome ?? '';
  const placeOf = (id: unknown) => ids.indexOf(Number(id)) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.taken(titleOf(active.id)),
    onDragOver: ({ active, over }) => (over ? text.over(titleOf(active.id), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? text.dropped(titleOf(active.id), placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => text.cancelled(titleOf(active.id)),
  };
  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    onArrange(arrayMove(ids, ids.indexOf(Number(active.id)), ids.indexOf(Number(over.id))));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol>
          {stories.map((story, at) => (
            <PinnedRow
              key={story.id}
              story={story}
              place={at + 1}
              onRelease={() => onArrange(ids.filter((id) => id !== story.id))}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
