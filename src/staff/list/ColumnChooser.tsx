import { arrayMove } from '@dnd-kit/sortable';
import { Button as AriaButton, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '#web/ui/Button.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { SortableArea } from '../drag/SortableArea.tsx';
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
  const names = shown.map(({ name }) => name);
  const hidden = all.filter(({ name }) => !names.includes(name));
  const [title] = shown;
  const nameOf = (name: unknown) => shown.find((one) => one.name === name)?.label ?? '';
  return (
    <>
      <SortableArea ids={names} nameOf={nameOf} onMove={(from, to) => choose(arrayMove(names, from, to))}>
        {shown.map((column) => (
          <ColumnChoice
            key={column.name}
            column={column}
            isShown
            isFixed={column === title && names.length === 1}
            onToggle={() => choose(names.filter((name) => name !== column.name))}
          />
        ))}
      </SortableArea>
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
