import {
  type Announcements,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { ReactNode } from 'react';
import { dragMessages } from './drag.messages.ts';
import { nextPlace } from './next-place.ts';
import { PromptKeyboardSensor } from './prompt-keyboard-sensor.ts';

const text = dragMessages.places;

/** An eighth of the library's speed: on a phone a column stays under the finger for a second, long enough to let go there. */
const autoScroll = { acceleration: 4, interval: 16 };

type Props = {
  nameOf: (id: UniqueIdentifier) => string;
  placeName: (id: UniqueIdentifier) => string;
  onDrop: (id: UniqueIdentifier, place: UniqueIdentifier) => void;
  children: ReactNode;
};

/** A pointer is where it points; what the keys move is where it lies. */
const detect: CollisionDetection = (given) => {
  const pointed = pointerWithin(given);
  return pointed.length > 0 ? pointed : rectIntersection(given);
};

/** Things that a hand, a finger or the arrow keys bring from one place to another. */
export function PlacesArea({ nameOf, placeName, onDrop, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PromptKeyboardSensor, { coordinateGetter: nextPlace }),
  );
  const announcements: Announcements = {
    onDragStart: ({ active }) => dragMessages.rows.taken(nameOf(active.id)),
    onDragOver: ({ active, over }) => (over ? text.over(nameOf(active.id), placeName(over.id)) : undefined),
    onDragEnd: ({ active, over }) => (over ? text.dropped(nameOf(active.id), placeName(over.id)) : undefined),
    onDragCancel: ({ active }) => dragMessages.rows.cancelled(nameOf(active.id)),
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={detect}
      autoScroll={autoScroll}
      onDragEnd={({ active, over }: DragEndEvent) => over && onDrop(active.id, over.id)}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
      {children}
    </DndContext>
  );
}
