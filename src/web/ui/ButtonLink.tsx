import type { ComponentProps } from 'react';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';

type Props = ComponentProps<'a'> & { href: string; variant?: ButtonVariant; size?: ButtonSize };

export function ButtonLink({ variant, size, className = '', children, ...rest }: Props) {
  return (
    <a {...rest} className={`${buttonLook(variant, size)} ${className}`}>
      {children}
    </a>
  );
}
