import { type Piece, textDifference } from './text-difference.ts';

type Props = { before: string; after: string; heads: readonly [string, string] };

/** Two texts side by side, below one another on a phone; in each what the other lacks is marked. */
export function Difference({ before, after, heads: [left, right] }: Props) {
  const pieces = textDifference(before, after);
  return (
    <div className="grid gap-2 md:grid-cols-2">
      <Side head={left} pieces={pieces.filter(({ kind }) => kind !== 'new')} />
      <Side head={right} pieces={pieces.filter(({ kind }) => kind !== 'gone')} />
    </div>
  );
}

function Side({ head, pieces }: { head: string; pieces: readonly Piece[] }) {
  return (
    <div className="min-w-0 rounded-small border border-rule bg-card px-3 py-2">
      <p className="small-head">{head}</p>
      <p className="wrap-anywhere whitespace-pre-wrap">
        {pieces.length === 0 && '–'}
        {pieces.map((piece, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of two fixed texts never change places.
          <Mark key={at} piece={piece} />
        ))}
      </p>
    </div>
  );
}

function Mark({ piece: { kind, text } }: { piece: Piece }) {
  if (kind === 'same') return text;
  return kind === 'new' ? <ins className="desk-change">{text}</ins> : <del className="desk-change">{text}</del>;
}
