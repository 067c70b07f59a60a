import type { ReactNode } from 'react';

type Row = { key: string; cells: readonly ReactNode[] };
type Props = { caption: string; head: readonly string[]; rows: readonly Row[]; foot?: Row };

const figure = 'py-2.5 pl-5 text-right tabular-nums whitespace-nowrap';
const name = 'py-2.5 text-left';

/** A table of figures: names on the left, numbers on the right. On a phone it scrolls by itself, never the page. */
export function FigureTable({ caption, head, rows, foot }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-14">
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr className="border-b border-ink align-bottom">
            {head.map((column, place) => (
              <th key={column} scope="col" className={`${place === 0 ? name : figure} font-semibold`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.key} row={row} look="border-b border-rule" />
          ))}
        </tbody>
        {foot && (
          <tfoot>
            <FigureRow row={foot} look="border-t border-ink font-semibold" />
          </tfoot>
        )}
      </table>
    </section>
  );
}

function FigureRow({ row: { cells }, look }: { row: Row; look: string }) {
  return (
    <tr className={`align-top ${look}`}>
      {cells.map((cell, place) =>
        place === 0 ? (
          <th key="name" scope="row" className={`${name} font-medium`}>
            {cell}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a table never change places.
          <td key={place} className={figure}>
            {cell}
          </td>
        ),
      )}
    </tr>
  );
}
