export const cpfMask = '999.999.999-99';
export const codiceFiscaleMask = 'AAAAAA**A**A***A';
export const capMask = '99999';
export const cepMask = '99999-999';
export const cnpjAlphanumericMask = '**.***.***/****-99';
export const mobileMask = '(99) 99999-9999';
export const landlineMask = '(99) 9999-9999';

const slots: Record<string, RegExp> = { '9': /[0-9]/, A: /[A-Za-z]/, '*': /[A-Za-z0-9]/ };

/**
 * Pours what was typed into a mask: 9 takes a digit, A a letter, * either, anything else stands for itself. Letters
 * come out in upper case. Literals appear only once a character follows them, so that backspace can pass them.
 */
export function applyMask(mask: string, raw: string): string {
  let masked = '';
  let literals = '';
  let next = 0;
  for (const sign of mask) {
    const slot = slots[sign];
    if (!slot) {
      literals += sign;
      if (raw.charAt(next) === sign) next++;
      continue;
    }
    while (next < raw.length && !slot.test(raw.charAt(next))) next++;
    if (next >= raw.length) break;
    masked += literals + raw.charAt(next++).toUpperCase();
    literals = '';
  }
  return masked;
}

/** The mask for a Brazilian phone number as typed so far: eight digits after the area code until a ninth arrives. */
export function phoneMask(raw: string): string {
  return raw.replace(/\D/g, '').length > 10 ? mobileMask : landlineMask;
}

/** Where the caret belongs in `applyMask(mask, raw)` when it stood at `caret` in `raw`. */
export function caretAfterMask(mask: string, raw: string, caret: number): number {
  return applyMask(mask, raw.slice(0, caret)).length;
}
