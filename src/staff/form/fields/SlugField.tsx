import { useEffect, useId, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useParams } from 'react-router';
import { slugify } from '#kit/slug.ts';
import type { ControlProps } from '../control-props.ts';
import { formMessages as text } from '../form.messages.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

/**
 * The last part of an address, proposed from the title for as long as nobody wrote another. What has an address already keeps
 * it when the title changes: only a press on the proposal moves it.
 */
export function SlugField({ field, path, bound, error }: ControlProps) {
  const id = useId();
  const { from = '', help } = field.info;
  const { setValue } = useFormContext();
  const title = useWatch({ name: from || path });
  const proposal = from ? slugify(String(title ?? '')) : '';
  const value = String(bound.value ?? '');
  const follows = useRef(value === '');
  const { id: place } = useParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what was just made, and so moved to its own place, stops to follow.
  useEffect(() => {
    follows.current = value === '';
  }, [place]);
  useEffect(() => {
    if (follows.current && proposal) setValue(path, proposal, { shouldDirty: true });
  }, [proposal, path, setValue]);
  const { onChange, ...rest } = bound;
  return (
    <FieldShell
      id={id}
      field={field}
      error={error}
      side={
        proposal && proposal !== value ? (
          <button
            type="button"
            className="min-h-6 text-12 text-accent underline underline-offset-4 pointer-coarse:min-h-11"
            onClick={() => {
              follows.current = true;
              onChange(proposal);
            }}
          >
            {text.propose}
          </button>
        ) : null
      }
    >
      <input
        {...rest}
        id={id}
        value={value}
        spellCheck={false}
        autoCapitalize="none"
        onChange={(event) => {
          follows.current = event.currentTarget.value === '';
          onChange(event);
        }}
        aria-invalid={error ? true : undefined}
        aria-describedby={shellIds(id, { error, help })}
        className="field desk-field"
      />
    </FieldShell>
  );
}
