import { useContext, useState } from 'react';
import {
  ComboBox,
  ComboBoxStateContext,
  Input,
  type InputProps,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components';
import type { Resource } from '#contract/resource.ts';
import { menuItemLook, menuLook } from '../../ui/menu-look.ts';
import { formMessages as text } from '../form.messages.ts';
import { type Found, useFound } from '../use-found.ts';

type Props = {
  id?: string;
  label: string;
  resource: Resource | undefined;
  /** What the field says while nobody searches. */
  shown: string;
  /** What it says while nothing is chosen. */
  placeholder?: string;
  onChoose: (found: Found) => void;
  onBlur?: () => void;
  inputRef?: (element: HTMLInputElement | null) => void;
  isInvalid: boolean;
  describedBy?: string | undefined;
};

/** Finds an item of another resource by its name. */
export function ReferencePicker({
  id,
  label,
  resource,
  shown,
  placeholder = text.search,
  onChoose,
  onBlur,
  inputRef,
  ...props
}: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data: items = [], isPending, isError } = useFound(resource, typed ?? '', isOpen);
  const nothing = isError ? text.notSearched : isPending ? text.searching : text.nothingFound;
  return (
    <ComboBox
      aria-label={label}
      items={items}
      inputValue={typed ?? shown}
      // A choice closes the list; then nothing is chosen any more, so that the same can be chosen again.
      selectedKey={chosen}
      onInputChange={setTyped}
      onOpenChange={(open) => {
        setOpen(open);
        if (open) return;
        setTyped(null);
        setChosen(null);
      }}
      onSelectionChange={(key) => {
        const found = items.find((one) => one.id === key);
        if (!found) return;
        setChosen(found.id);
        onChoose(found);
      }}
      // The name of what was chosen arrives in the field as if it were typed: only a hand opens the list.
      menuTrigger="manual"
      allowsEmptyCollection
      defaultFilter={() => true}
      isInvalid={props.isInvalid}
    >
      <PickerInput
        {...(id && { id })}
        ref={inputRef}
        onBlur={onBlur}
        onFocus={(event) => event.currentTarget.select()}
        placeholder={placeholder}
        aria-describedby={props.describedBy}
        className="field desk-field"
      />
      <Popover className={`${menuLook} w-(--trigger-width)`}>
        <ListBox className="py-1 outline-none" renderEmptyState={() => <Message words={nothing} />}>
          {(item: Found) => (
            <ListBoxItem id={item.id} textValue={item.title} className={menuItemLook}>
              {item.title}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  );
}

/** In the place of what is found. A press on it leaves the focus in the field, or the list would close before anything is found. */
function Message({ words }: { words: string }) {
  return (
    <p className="px-3 py-2 text-ink-3" onMouseDown={(event) => event.preventDefault()}>
      {words}
    </p>
  );
}

/** Opens the list when it is pressed or typed in, not when Tab passes over it. */
function PickerInput(props: InputProps & { ref?: Props['inputRef'] }) {
  const state = useContext(ComboBoxStateContext);
  const open = () => state?.open(null, 'manual');
  return <Input {...props} onClick={open} onInput={open} />;
}
