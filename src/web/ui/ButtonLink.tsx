import type { ReactNode } from 'react';
import type { LinkProps } from 'react-router';
import { type ButtonSize, type ButtonVariant, buttonLook } from './button-look.ts';
import { PageLink } from './PageLink.tsx';

type Props = Omit<LinkProps, 'to'> & { to: string; variant?: ButtonVariant; size?: ButtonSize; children: ReactNode };

export function ButtonLink({ variant, size, className = '', ...rest }: Props) {
  return <PageLink {...rest} className={`${buttonLook(variant, size)} ${className}`} />;
}
