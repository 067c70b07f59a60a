/** What clients that knocked too early leave in the log; never the reason that a server did not start. */
const knocking = /the database system is/;

/** The sentence in the server's own words, without time and process. */
export function reasonInLog(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /FATAL:|PANIC:/.test(line) && !knocking.test(line));
  const line = fatal ?? lines.findLast((candidate) => /error:/.test(candidate)) ?? lines.at(-1);
  return line?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'the program ended without a word';
}
