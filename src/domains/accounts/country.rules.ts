import { isCodiceFiscale } from '#kit/codice-fiscale.ts';
import { isCpf } from '#kit/cpf.ts';
import { isItalianPhone } from '#kit/italian-phone.ts';

export const countries = ['BR', 'IT'] as const;
export type Country = (typeof countries)[number];

/** The fields whose form, or whose lists, are another country's after a move. */
export const countryFields = ['cpf', 'phone', 'stateId', 'cityId', 'postalCode'] as const;

type Form = {
  isTaxNumber(text: string): boolean;
  isPhone(text: string): boolean;
  isPostalCode(text: string): boolean;
  /** Brazil's bairro; in Italy, where the lists end at the province, the comune. */
  district: { min: number; max: number };
  streetNumberProblem(text: string): 'negative street number' | 'long street number' | 'invalid street number' | null;
};

/** How each country writes what the same fields carry. */
export const countryForms: Record<Country, Form> = {
  BR: {
    isTaxNumber: isCpf,
    // The mask's two forms: 14 characters with eight digits after the area code, 15 with nine.
    isPhone: (text) => /^\(\d{2}\) \d{4,5}-\d{4}$/.test(text),
    // All 9 characters of the mask.
    isPostalCode: (text) => /^\d{5}-\d{3}$/.test(text),
    district: { min: 3, max: 30 },
    streetNumberProblem: (text) => (isNumber(text) ? null : numberProblem(text)),
  },
  IT: {
    isTaxNumber: isCodiceFiscale,
    isPhone: isItalianPhone,
    isPostalCode: (text) => /^\d{5}$/.test(text),
    // From Re and Vo to Castrocaro Terme e Terra del Sole.
    district: { min: 2, max: 40 },
    // 12, 12/A, 12 bis, and snc for a house without a number.
    streetNumberProblem: (text) =>
      isNumber(text) || /^(\d{1,5} ?[/-]? ?[\da-z]{1,4}|snc)$/i.test(text) ? null : numberProblem(text),
  },
};

function isNumber(text: string): boolean {
  return /^\d{1,5}$/.test(text);
}

function numberProblem(text: string) {
  if (/^-\d+$/.test(text)) return 'negative street number';
  return /^\d+$/.test(text) ? 'long street number' : 'invalid street number';
}
