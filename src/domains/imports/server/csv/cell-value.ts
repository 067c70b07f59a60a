import type { FieldInfo } from '#contract/resource.ts';
import { fold } from '#kit/fold.ts';
import { instantInZone } from '#kit/zones.ts';
import { importFaults as text } from '../../imports.messages.ts';

export type CellValue = { value: unknown } | { fault: string };

const yes = new Set(['si', 'vero', 'true', '1', 'x', 'yes', 'sim', 'v']);
const no = new Set(['no', 'falso', 'false', '0', 'nao', 'f']);

/**
 * What a cell says, as the field that it stands for understands it. References stay the words that were written. An empty cell
 * has no value: null. A time without an offset is one of the clock in `zone`.
 */
export function cellValue(cell: string, info: FieldInfo | undefined, zone: string): CellValue {
  const given = unguarded(cell);
  const line = given.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return { value: null };
  switch (info?.widget) {
    case 'lines':
    case 'rich-text':
      return { value: given.trim() };
    case 'number':
      return numberOf(line);
    case 'switch':
      return yesOrNo(line);
    case 'choice':
      return choiceOf(line, info.choices ?? {});
    case 'date':
      return dateOf(line);
    case 'instant':
      return instantOf(line, zone);
    case 'references':
      return { value: listOf(line) };
    default:
      return { value: line };
  }
}

/** The export keeps spreadsheets from taking a text for a formula; the sign that does it is no part of the text. */
function unguarded(cell: string): string {
  return /^'[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell;
}

function numberOf(line: string): CellValue {
  const number = Number(line.replace(',', '.'));
  return Number.isFinite(number) ? { value: number } : { fault: text.number };
}

function yesOrNo(line: string): CellValue {
  const word = fold(line);
  if (yes.has(word)) return { value: true };
  return no.has(word) ? { value: false } : { fault: text.yesNo };
}

function choiceOf(line: string, choices: Readonly<Record<string, string>>): CellValue {
  const word = fold(line);
  const found = Object.entries(choices).find(([value, label]) => fold(value) === word || fold(label) === word);
  return found ? { value: found[0] } : { fault: text.choice(Object.values(choices)) };
}

const italianDay = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ ,T]+(\d{1,2})[:.](\d\d)(?::(\d\d))?)?$/;

/** `31/12/2026 18:30` as `2026-12-31 18:30:00`; what is written otherwise stays. */
function isoText(line: string): string {
  const [, day = '', month = '', year, hour, minute = '00', second = '00'] = italianDay.exec(line) ?? [];
  if (!year) return line;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return hour ? `${date} ${hour.padStart(2, '0')}:${minute}:${second}` : date;
}

function dateOf(line: string): CellValue {
  const date = isoText(line).slice(0, 10);
  return Number.isNaN(instantInZone(date, 'UTC')) ? { fault: text.date } : { value: date };
}

function instantOf(line: string, zone: string): CellValue {
  const ms = instantInZone(isoText(line), zone);
  return Number.isNaN(ms) ? { fault: text.instant } : { value: new Date(ms).toISOString() };
}

/** `["a","b"]` as the export writes it, or `a | b`, or `a, b`. */
function listOf(line: string): string[] {
  const parts = jsonList(line) ?? line.split(line.includes('|') ? '|' : ',');
  return [...new Set(parts.map((part) => part.trim()).filter(Boolean))];
}

function jsonList(line: string): string[] | null {
  if (!line.startsWith('[')) return null;
  try {
    const parsed: unknown = JSON.parse(line);
    return Array.isArray(parsed) ? parsed.map(String) : null;
  } catch {
    return null;
  }
}
