import {
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
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { menuLook } from '../ui/menu-look.ts';
import { ColumnChoice } from './ColumnChoice.tsx';
import { listMessages as text } from './list.messages.ts';
import type { Columns } from './use-columns.ts';

/** Which columns stand in the list, and in which order: by drag, or by keyboard on the handle. */
export function ColumnChooser({ columns }: { columns: Columns }) {
  return (
    <DialogTrigger>
      <AriaButton className={`${buttonLook('line', 'small')} ml-auto max-md:hidden`}>{text.columns}</AriaButton>
      <Popover placement="bottom end" className={menuLook}>
        <Dialog aria-label={text.columns} className="grid gap-2 p-3 outline-none">
          <Choices columns={columns} />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}

function Choices({ columns: { all, shown, choose, reset } }: { columns: Columns }) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const names = shown.map(({ name }) => name);
  const hidden = all.filter(({ name }) => !names.includes(name));
  const [title] = shown;
  function drop({ active, over }: DragEndEvent): void {
    if (!over || active.id === over.id) return;
    choose(arrayMove(names, names.indexOf(String(active.id)), names.indexOf(String(over.id))));
  }
  return (
    <>
      <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
        <SortableContext items={names} strategy={verticalListSortingStrategy}>
          {shown.map((column) => (
            <ColumnChoice
              key={column.name}
              column={column}
              isShown
              isFixed={column === title && names.length === 1}
              onToggle={() => choose(names.filter((name) => name !== column.name))}
            />
          ))}
        </SortableContext>
      </DndContext>
      {hidden.map((column) => (
        <ColumnChoice
          key={column.name}
          column={column}
          isShown={false}
          isFixed={false}
          onToggle={() => choose([...names, column.name])}
        />
      ))}
      <Button variant="ghost" size="small" onClick={reset}>
        {text.defaultColumns}
      </Button>
    </>
  );
}
