/**
 * Six letters of the names, year, month, day, the place of birth and the check character. Where two people would share a code
 * (omocodia), digits are replaced by the letters LMNPQRSTUV from 0 to 9.
 */
const form = /^[A-Z]{6}[\dLMNP-V]{2}[ABCDEHLMPRST][\dLMNP-V]{2}[A-Z][\dLMNP-V]{3}[A-Z]$/;
const omocodiaLetters = 'LMNPQRSTUV';

/** What a character counts at an odd place, A to Z; a digit counts as the letter of its rank. */
const oddValues = [
  ...[1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18],
  ...[20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23],
];

/** An Italian tax code that could exist, in either case. Whether it was ever issued, only the tax office knows. */
export function isCodiceFiscale(text: string): boolean {
  const code = text.toUpperCase();
  return code.length === text.length && form.test(code) && isDay(code.slice(9, 11)) && code.at(15) === checkOf(code);
}

/** Women count their day from 41. */
function isDay(characters: string): boolean {
  const day = Number([...characters].map(digitOf).join('')) % 40;
  const tens = digitOf(characters.charAt(0));
  return day >= 1 && day <= 31 && tens <= 7;
}

function digitOf(character: string): number {
  const at = omocodiaLetters.indexOf(character);
  return at >= 0 ? at : Number(character);
}

function checkOf(code: string): string {
  const sum = [...code.slice(0, 15)]
    .map(rankOf)
    .reduce((all, rank, at) => all + (at % 2 === 0 ? (oddValues[rank] ?? 0) : rank), 0);
  return String.fromCharCode(65 + (sum % 26));
}

/** 0 to 9 for a digit, 0 to 25 for a letter. */
function rankOf(character: string): number {
  return /\d/.test(character) ? Number(character) : character.charCodeAt(0) - 65;
}
