import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';
import { dragMessages } from './drag.messages.ts';
import { PromptKeyboardSensor } from './prompt-keyboard-sensor.ts';

const text = dragMessages.rows;

type Props = {
  ids: readonly UniqueIdentifier[];
  /** As a row is called out loud. */
  nameOf: (id: UniqueIdentifier) => string;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
};

/** Rows below each other that a hand, a finger or the arrow keys put into another order. */
export function SortableArea({ ids, nameOf, onMove, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (id: UniqueIdentifier) => ids.indexOf(id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.taken(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? text.over(nameOf(active.id), placeOf(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? text.dropped(nameOf(active.id), placeOf(over.id)) : undefined),
    onDragCancel: ({ active }) => text.cancelled(nameOf(active.id)),
  };
  function drop({ active, over }: DragEndEvent): void {
    if (over && active.id !== over.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
