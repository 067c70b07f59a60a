import type { z } from 'zod';

const missing = 'Questo campo serve.';
const other = 'Non va bene così: controlla.';
const strange = 'Ci sono caratteri che non si vedono e non si possono salvare: riscrivi questa parte.';

/** What is wrong with a field of a form, as a colleague would say it; server and desk use the same words. */
export function italianFault(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return isNothing(issue.input) ? missing : (wanted[issue.expected] ?? other);
    case 'too_small':
      return tooSmall(issue.origin, Number(issue.minimum), issue.input);
    case 'too_big':
      return tooBig(issue.origin, Number(issue.maximum));
    case 'invalid_format':
      return isNothing(issue.input) ? missing : (formats[issue.format] ?? other);
    case 'invalid_value':
    case 'invalid_union':
      return isNothing(issue.input) ? missing : 'Scegli una delle voci.';
    case 'unrecognized_keys':
      return 'Questo campo non esiste.';
    case 'custom':
      return issue.params?.hasStrangeCharacters ? strange : other;
    default:
      return other;
  }
}

const wanted: Record<string, string> = { number: 'Scrivi un numero.', string: 'Scrivi un testo.' };

const formats: Record<string, string> = {
  regex: 'Usa lettere minuscole, cifre e trattini.',
  datetime: 'Scegli un giorno e un’ora.',
  date: 'Scegli un giorno.',
  url: 'Scrivi un indirizzo intero, con https:// davanti.',
  email: 'Scrivi un indirizzo e-mail intero.',
};

function isNothing(input: unknown): boolean {
  return input === undefined || input === null || input === '';
}

function tooSmall(origin: string, minimum: number, input: unknown): string {
  if (origin === 'number') return `Almeno ${minimum}.`;
  if (isNothing(input) || minimum === 1) return missing;
  return origin === 'array' ? `Almeno ${minimum} voci.` : `Almeno ${minimum} caratteri.`;
}

function tooBig(origin: string, maximum: number): string {
  if (origin === 'number') return `Al massimo ${maximum}.`;
  return origin === 'array' ? `Al massimo ${maximum} voci.` : `Al massimo ${maximum} caratteri.`;
}
