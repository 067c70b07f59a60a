import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useUiMessages } from './surface.ts';

type Notes = { error?: string; hint?: string };
type Props = Notes & { id: string; label: string; required?: boolean; children: ReactNode };

/** What stands around every input: its label above, its hint and its error below. */
export function FieldFrame({ id, label, error, hint, required, children }: Props) {
  const text = useUiMessages();
  return (
    <div className="grid content-start gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold">
        {label}
        {required && (
          <>
            <span aria-hidden="true" className="text-accent">
              {' *'}
            </span>
            <span className="visually-hidden">, {text.required}</span>
          </>
        )}
      </label>
      {children}
      <FieldNotes id={id} error={error} hint={hint} />
    </div>
  );
}

export function FieldNotes({ id, error, hint }: Notes & { id: string }) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-14 text-ink-3">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="appear flex gap-1.5 text-14 font-medium text-accent">
          <Icon name="warning" size={16} className="mt-[0.2em]" />
          {error}
        </p>
      )}
    </>
  );
}

/** The ids that an input is described by, as far as there is something to describe. */
export function frameIds(id: string, { error, hint }: Notes): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

export function fieldLook(measure: string): string {
  return `field w-full rounded-card border px-3.5 text-16 placeholder:text-ink-3 disabled:opacity-60 ${measure}`;
}
