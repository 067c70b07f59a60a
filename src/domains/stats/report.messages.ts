import type { QuotedText } from '#domains/site/site.messages.ts';
import type { RangeProblem } from './listeners.rules.ts';
import { mostTimestamps, type TimestampProblem } from './timestamps.rules.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

export const noTimestamps = quoted('Nenhuma timestamp fornida!');

/** What the station answers to a range that cannot be read. */
export const rangeProblems: Record<RangeProblem, string> = {
  'bad date': 'Una delle due date non esiste: scrivile come 2026-07-01T14:05, ora di Brasilia.',
  'end before start': 'La fine viene prima dell’inizio.',
  'too long': 'L’intervallo è troppo lungo per questo dettaglio: raggruppa per periodi più lunghi o accorcialo.',
};

export function timestampProblem(problem: TimestampProblem): string {
  if (problem.kind === 'none') return noTimestamps.text;
  if (problem.kind === 'too many') return `Al massimo ${mostTimestamps} timestamp per volta.`;
  const where = `Riga ${problem.line}, «${problem.written}»`;
  return problem.kind === 'malformed'
    ? `${where}: scrivi AAAA-MM-GG hh:mm:ss, ora di Brasilia.`
    : `${where}: è uguale o troppo vicina a un’altra, tra due timestamp serve almeno un minuto.`;
}
