import { applyMask, caretAfterMask } from '#kit/masks.ts';

export type Mask = string | ((raw: string) => string);

/** A text as its mask writes it. */
export function maskedText(text: string, mask: Mask | undefined): string {
  return mask ? applyMask(typeof mask === 'string' ? mask : mask(text), text) : text;
}

/**
 * Pours what stands in an input into its mask and returns it. The input is written at once, caret included: when React
 * then writes the same text it touches nothing, and the caret stays where the typist left it.
 */
export function maskedValue(control: HTMLInputElement | HTMLTextAreaElement, mask: Mask | undefined): string {
  const raw = control.value;
  if (!mask) return raw;
  const pattern = typeof mask === 'string' ? mask : mask(raw);
  const caret = caretAfterMask(pattern, raw, control.selectionStart ?? raw.length);
  control.value = applyMask(pattern, raw);
  control.setSelectionRange(caret, caret);
  return control.value;
}
