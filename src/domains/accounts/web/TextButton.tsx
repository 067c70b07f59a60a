import type { ComponentProps } from 'react';

/** A button that reads like a link, for ways that lie beside the main one. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type="button"
      className={`min-h-11 text-14 font-semibold text-accent underline underline-offset-4 ${className}`}
    />
  );
}
