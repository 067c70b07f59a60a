import { type RefObject, useEffect, useRef, useState } from 'react';

export type Errors<F extends string> = Partial<Record<F, string>>;

export type Form<F extends string> = {
  element: RefObject<HTMLFormElement | null>;
  values: Record<F, string>;
  errors: Errors<F>;
  /** What is said about the form as a whole. */
  failure: string;
  change(field: F, value: string): void;
  /** Says what is wrong with fields and leads to the first of them. */
  flag(errors: Errors<F>): void;
  /** Says what is wrong with one field and leaves the focus where it is. */
  note(field: F, error: string | undefined): void;
  fail(text: string): void;
};

/** What somebody types and what is wrong with it. What was typed stays, whatever becomes of the call. */
export function useForm<F extends string>(atFirst: Record<F, string>): Form<F> {
  const element = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(atFirst);
  const [errors, setErrors] = useState<Errors<F>>({});
  const [failure, setFailure] = useState('');
  const [flagged, setFlagged] = useState(0);

  useEffect(() => {
    if (flagged > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [flagged]);

  const note = (field: F, error: string | undefined) => setErrors((before) => ({ ...before, [field]: error }));
  return {
    element,
    values,
    errors,
    failure,
    note,
    change(field, value) {
      setValues((before) => ({ ...before, [field]: value }));
      note(field, undefined);
    },
    flag(found) {
      setFailure('');
      setErrors(found);
      setFlagged((times) => times + 1);
    },
    fail(text) {
      setErrors({});
      setFailure(text);
    },
  };
}
