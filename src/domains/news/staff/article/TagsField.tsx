import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { useFound } from '#staff/form/use-found.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { tagsResource } from '../../tags.resource.ts';
import { articleMessages } from './article.messages.ts';

const text = articleMessages.tags;

/** Tags by name: known ones are offered, and a new one is made by writing it. */
export function TagsField() {
  const id = useId();
  const { field } = useController({ name: 'tags' });
  const [typed, setTyped] = useState('');
  const { data: found = [] } = useFound(tagsResource, typed, typed.trim() !== '');
  const tags = Array.isArray(field.value) ? (field.value as string[]) : [];
  function add(): void {
    const name = typed.replaceAll(',', ' ').trim().slice(0, 60);
    setTyped('');
    if (name && !tags.some((tag) => tag.toLowerCase() === name.toLowerCase())) field.onChange([...tags, name]);
  }
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        {text.label}
      </label>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag} className="flex items-center rounded-round bg-draft pl-3 text-draft-ink">
              {tag}
              <button
                type="button"
                aria-label={text.remove(tag)}
                onClick={() => field.onChange(tags.filter((one) => one !== tag))}
                className="grid size-8 place-items-center pointer-coarse:size-11"
              >
                <Icon name="close" size={14} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <input
        id={id}
        ref={field.ref}
        value={typed}
        list={`${id}-known`}
        placeholder={text.add}
        maxLength={60}
        autoComplete="off"
        aria-describedby={`${id}-help`}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        onBlur={() => {
          add();
          field.onBlur();
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== ',') return;
          event.preventDefault();
          add();
        }}
        className="field desk-field"
      />
      <datalist id={`${id}-known`}>
        {found.map(({ id: tag, title }) => (
          <option key={tag} value={title} />
        ))}
      </datalist>
      <p id={`${id}-help`} className="text-12 text-ink-3">
        {text.help}
      </p>
    </div>
  );
}
