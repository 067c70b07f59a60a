import { mod11Digit } from './mod11.ts';

const highestWeight = 9;
const shape = /^[0-9A-Z]{2}\.?[0-9A-Z]{3}\.?[0-9A-Z]{3}\/?[0-9A-Z]{4}-?\d{2}$/;

/**
 * A CNPJ that could exist, with or without its mask: the numeric form and the alphanumeric one issued since 2026, whose
 * letters count as their ASCII code less 48. Case does not matter here; store the upper-case form.
 */
export function isCnpj(text: string): boolean {
  const upper = text.toUpperCase();
  if (!shape.test(upper)) return false;
  const signs = upper.replace(/[./-]/g, '');
  if (/^(.)\1+$/.test(signs)) return false;
  const values = [...signs].map((sign) => sign.charCodeAt(0) - 48);
  return [12, 13].every((at) => mod11Digit(values.slice(0, at), highestWeight) === values[at]);
}
