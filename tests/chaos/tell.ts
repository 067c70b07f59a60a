/** The figures of a case, for whoever runs `npm run chaos`. */
export function tell(figures: Record<string, string | number>): void {
  console.log(
    Object.entries(figures)
      .map(([name, figure]) => `  ${name}: ${figure}`)
      .join('\n'),
  );
}

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;
