import { InlineText } from './InlineText.tsx';

/** A table where there is room; on a phone every row is a sheet whose cells carry their heading. */
export function LegalTable({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="w-full border-collapse text-left text-14 leading-normal max-md:block">
      <thead className="max-md:hidden">
        <tr className="border-b-2 border-ink">
          {head.map((name) => (
            <th key={name} scope="col" className="py-2 pr-4 align-bottom font-semibold">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map((row) => (
          <tr key={row.join()} className="border-b border-rule align-top max-md:grid max-md:gap-1.5 max-md:py-4">
            {row.map((cell, at) => (
              <td
                key={head[at]}
                data-head={head[at]}
                className="break-words first:font-semibold max-md:grid max-md:grid-cols-[7.5rem_1fr] max-md:gap-3 max-md:before:font-normal max-md:before:text-ink-3 max-md:before:content-[attr(data-head)] md:py-2.5 md:pr-4"
              >
                <span className="min-w-0">
                  <InlineText source={cell} />
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
