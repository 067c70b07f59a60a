import type { CsvCell } from '#kit/csv.ts';
import { Button } from '#web/ui/Button.tsx';
import { boardMessages, reportMessages } from '../../board.messages.ts';
import { downloadCsv } from './download-csv.ts';

/** What can be done with a report that stands on the screen. */
export function ReportActions({ rows }: { rows: () => CsvCell[][] }) {
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="line" onClick={() => downloadCsv(reportMessages.fileName, rows())}>
        {boardMessages.csv}
      </Button>
      <Button variant="line" onClick={() => print()}>
        {boardMessages.print}
      </Button>
    </div>
  );
}
