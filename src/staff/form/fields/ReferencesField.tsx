import { useId } from 'react';
import { Icon } from '#web/ui/Icon.tsx';
import { resourceNamed } from '../../places.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages as text } from '../form.messages.ts';
import { useTitles } from '../use-found.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';
import { ReferencePicker } from './ReferencePicker.tsx';

/** Several items of another resource, each found by its name. */
export function ReferencesField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { label, resource: name = '', help } = field.info;
  const resource = resourceNamed(name);
  const ids = Array.isArray(bound.value) ? (bound.value as number[]) : [];
  const titles = useTitles(resource, ids);
  return (
    <FieldShell id={id} field={field} error={error}>
      {ids.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {ids.map((one) => {
            const title = titles.get(one) || String(one);
            return (
              <li key={one} className="inline-flex items-center rounded-round bg-draft pl-3 text-draft-ink">
                {title}
                <button
                  type="button"
                  aria-label={text.take(title)}
                  onClick={() => bound.onChange(ids.filter((other) => other !== one))}
                  className="grid size-9 place-items-center rounded-round pointer-coarse:size-11"
                >
                  <Icon name="close" size={14} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <ReferencePicker
        id={id}
        label={label}
        resource={resource}
        shown=""
        onChoose={({ id: chosen }) => bound.onChange([...ids.filter((one) => one !== chosen), chosen])}
        onBlur={bound.onBlur}
        inputRef={bound.ref}
        isInvalid={error !== undefined}
        describedBy={shellIds(id, { error, help })}
      />
    </FieldShell>
  );
}
