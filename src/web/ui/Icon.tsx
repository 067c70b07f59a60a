import sprite from './icons.svg';
import type { IconName } from './icons.ts';

type Props = { name: IconName; size?: number; className?: string };

/** Always decoration: whoever uses it gives the name in words. The shapes lie in one cached file and are no code. */
export function Icon({ name, size = 20, className = '' }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      className={`shrink-0 ${className}`}
      fill="none"
      fillRule="evenodd"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
