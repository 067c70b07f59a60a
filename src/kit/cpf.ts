import { mod11Digit } from './mod11.ts';

const highestWeight = 11;

/** A CPF that could exist, with or without its mask. Whether it was ever issued, only the tax office knows. */
export function isCpf(text: string): boolean {
  if (!/^\d{3}\.?\d{3}\.?\d{3}-?\d{2}$/.test(text)) return false;
  const digits = text.replace(/\D/g, '');
  // 111.111.111-11 and its kin satisfy the check digits but are never issued.
  if (/^(\d)\1+$/.test(digits)) return false;
  const values = [...digits].map(Number);
  return [9, 10].every((at) => mod11Digit(values.slice(0, at), highestWeight) === values[at]);
}
