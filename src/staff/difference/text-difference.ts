export type Piece = { kind: 'same' | 'gone' | 'new'; text: string };

/** Beyond this many words on a side a table of all pairs would take too long: then whole lines are compared. */
const mostPairs = 1_500_000;

/** What became of a text, word by word: pieces that stayed, went and came, in the order of reading. */
export function textDifference(before: string, after: string): Piece[] {
  if (before === after) return before ? [{ kind: 'same', text: before }] : [];
  const [one, other] = [wordsOf(before), wordsOf(after)];
  if (one.length * other.length <= mostPairs) return joined(compare(one, other));
  const [lines, otherLines] = [linesOf(before), linesOf(after)];
  if (lines.length * otherLines.length <= mostPairs) return joined(compare(lines, otherLines));
  return joined([
    { kind: 'gone', text: before },
    { kind: 'new', text: after },
  ]);
}

function wordsOf(text: string): string[] {
  return text.split(/(\s+)/).filter((word) => word !== '');
}

function linesOf(text: string): string[] {
  return text.split(/(?<=\n)/);
}

/** The longest common sequence, read back from a table of its lengths. */
function compare(one: readonly string[], other: readonly string[]): Piece[] {
  const start = sharedStart(one, other);
  const end = sharedEnd(one.slice(start), other.slice(start));
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row--) {
    for (let column = right.length - 1; column >= 0; column--) {
      const at = row * width + column;
      lengths[at] =
        left[row] === right[column]
          ? (lengths[at + width + 1] ?? 0) + 1
          : Math.max(lengths[at + width] ?? 0, lengths[at + 1] ?? 0);
    }
  }
  const pieces: Piece[] = one.slice(0, start).map((text) => ({ kind: 'same', text }));
  let [row, column] = [0, 0];
  while (row < left.length || column < right.length) {
    const [gone, came] = [left[row], right[column]];
    const at = row * width + column;
    if (gone !== undefined && gone === came) {
      pieces.push({ kind: 'same', text: gone });
      row++;
      column++;
    } else if (came === undefined || (gone !== undefined && (lengths[at + width] ?? 0) >= (lengths[at + 1] ?? 0))) {
      pieces.push({ kind: 'gone', text: gone ?? '' });
      row++;
    } else {
      pieces.push({ kind: 'new', text: came });
      column++;
    }
  }
  for (const text of one.slice(one.length - end)) pieces.push({ kind: 'same', text });
  return pieces;
}

function sharedStart(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count] === other[count]) count++;
  return count;
}

function sharedEnd(one: readonly string[], other: readonly string[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count++;
  return count;
}

/** Neighbours of one kind are one piece. */
function joined(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else whole.push({ ...piece });
  }
  return whole;
}
