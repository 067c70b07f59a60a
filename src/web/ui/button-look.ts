export type ButtonVariant = 'primary' | 'line' | 'ghost';
export type ButtonSize = 'normal' | 'small';

const looks: Record<ButtonVariant, string> = {
  primary: 'veil-dark border-transparent bg-red text-white',
  line: 'border-ink text-ink',
  ghost: 'border-transparent text-ink',
};

/** A small button still answers to a finger: its target reaches beyond what is drawn. */
const measures: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5',
  small: 'min-h-9 px-4 reach',
};

/** One look for what is pressed and what leads somewhere. */
export function buttonLook(variant: ButtonVariant = 'primary', size: ButtonSize = 'normal'): string {
  return `veil press relative inline-flex items-center justify-center gap-2 rounded-round border text-14 leading-tight font-semibold no-underline ${looks[variant]} ${measures[size]}`;
}
