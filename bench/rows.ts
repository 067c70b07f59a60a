import { type Compared, type Estimate, type Goal, isMet } from './harness.ts';

/** One line of what `npm run bench` prints. */
export type Row = { figure: string; value: string; interval: string; goal: string; verdict: string };

type Judged = { figure: string; measured: Estimate; goal?: Goal; unit?: string; digits?: number };

export function row({ figure, measured, goal, unit = '', digits = 0 }: Judged): Row {
  const { value, low, high } = measured;
  const shown = (one: number) => one.toFixed(digits);
  return {
    figure,
    value: shown(value) + unit,
    interval: low === high ? 'exact' : `${shown(low)} – ${shown(high)}`,
    goal: goal ? goalText(goal, unit) : '',
    verdict: goal ? (isMet(goal, measured) ? 'met' : 'not met') : 'information',
  };
}

/** A ratio, with the two rates behind it. */
export function ratioRow(figure: string, { ratio, cpuRatio, a, b }: Compared, goal?: Goal): Row {
  const digits = ratio.value < 10 ? 2 : 1;
  const byCpu = cpuRatio ? `; by CPU time ${cpuRatio.value.toFixed(digits)}×` : '';
  return row({
    figure: `${figure} (${Math.round(a)}/s : ${Math.round(b)}/s${byCpu})`,
    measured: ratio,
    goal,
    unit: '×',
    digits,
  });
}

/** What a figure is compared with is not on this machine; nothing needs it but this one line. */
export function absentRow(figure: string, goal: Goal, unit: string, missing: string): Row {
  return { figure, value: '', interval: '', goal: goalText(goal, unit), verdict: `not measured: ${missing}` };
}

export function tableOf(rows: Row[]): string {
  const head: Row = { figure: 'figure', value: 'value', interval: '95 % interval', goal: 'goal', verdict: 'verdict' };
  const columns = Object.keys(head) as (keyof Row)[];
  const widths = columns.map((column) => Math.max(...[head, ...rows].map((one) => one[column].length)));
  const line = (one: Row) =>
    columns
      .map((column, index) => one[column].padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

function goalText({ kind, value }: Goal, unit: string): string {
  const sign = { 'at least': '≥ ', 'at most': '≤ ', exactly: 'exactly ' }[kind];
  return `${sign}${value}${unit}`;
}
