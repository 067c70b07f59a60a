import { useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { resourceNamed } from '../../places.ts';
import type { ControlProps } from '../control-props.ts';
import { isRequired } from '../field-values.ts';
import { formMessages as text } from '../form.messages.ts';
import { useTitles } from '../use-found.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';
import { ReferencePicker } from './ReferencePicker.tsx';

/** One item of another resource, found by its name. */
export function ReferenceField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { label, resource: name = '', help } = field.info;
  const resource = resourceNamed(name);
  const value = typeof bound.value === 'number' ? bound.value : null;
  const titles = useTitles(resource, value === null ? [] : [value]);
  const shown = value === null ? '' : titles.get(value) || `${resource?.texts.one ?? ''} ${value}`;
  return (
    <FieldShell
      id={id}
      field={field}
      error={error}
      side={
        value !== null && !isRequired(field) ? (
          <Button
            variant="ghost"
            size="small"
            className="-my-2"
            aria-label={text.take(shown)}
            onClick={() => bound.onChange(null)}
          >
            {text.takeAway}
          </Button>
        ) : null
      }
    >
      <ReferencePicker
        id={id}
        label={label}
        resource={resource}
        shown={shown}
        onChoose={({ id: chosen }) => bound.onChange(chosen)}
        onBlur={bound.onBlur}
        inputRef={bound.ref}
        isInvalid={error !== undefined}
        describedBy={shellIds(id, { error, help })}
      />
    </FieldShell>
  );
}
