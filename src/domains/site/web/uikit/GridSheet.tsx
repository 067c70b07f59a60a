import { kitMessages } from './uikit.messages.ts';

const { grid: text } = kitMessages;
const columns = Array.from({ length: 12 }, (_, index) => index + 1);

/** Each threshold adds columns; the label of the one in force is dark. */
export function GridSheet() {
  return (
    <div className="grid gap-4">
      <ol className="grid grid-cols-5 border border-rule text-center text-14 font-semibold text-ink-3 tabular-nums *:py-3">
        <li className="max-sm:bg-ink max-sm:text-ground">{text.from}</li>
        <li className="sm:max-md:bg-ink sm:max-md:text-ground">{text.steps[0]}</li>
        <li className="md:max-lg:bg-ink md:max-lg:text-ground">{text.steps[1]}</li>
        <li className="lg:max-xl:bg-ink lg:max-xl:text-ground">{text.steps[2]}</li>
        <li className="xl:bg-ink xl:text-ground">{text.steps[3]}</li>
      </ol>
      <div
        data-sample="grid"
        className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-4 md:grid-cols-6 lg:grid-cols-8 lg:gap-6 xl:grid-cols-12"
      >
        {columns.map((column) => (
          <span key={column} className="grid h-20 place-items-center rounded-small bg-raised text-14 text-ink-3">
            {column}
          </span>
        ))}
      </div>
    </div>
  );
}
