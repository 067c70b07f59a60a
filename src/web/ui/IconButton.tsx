import type { ComponentProps } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './icons.ts';

type Props = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconName;
  label: string;
  variant?: 'plain' | 'line' | 'solid';
  iconSize?: number;
};

const looks = {
  plain: 'border-transparent',
  line: 'border-rule',
  solid: 'veil-dark border-transparent bg-red text-white',
};

export function IconButton({
  icon,
  label,
  variant = 'plain',
  iconSize,
  type = 'button',
  className = '',
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={`veil press relative inline-grid size-11 shrink-0 place-items-center rounded-round border disabled:opacity-50 aria-disabled:opacity-40 ${looks[variant]} ${className}`}
    >
      <Icon name={icon} size={iconSize} />
    </button>
  );
}
