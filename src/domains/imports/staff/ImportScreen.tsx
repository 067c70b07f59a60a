import { useSearchParams } from 'react-router';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';
import { ImportFile } from './ImportFile.tsx';
import { ImportHistory } from './ImportHistory.tsx';
import { ImportReport } from './ImportReport.tsx';

/** Choose a file, see what it would do, let it. Which import is shown stands in the address, so a reload finds it again. */
export function ImportScreen() {
  const [params, setParams] = useSearchParams();
  const id = Number(params.get('id') ?? 0);
  useScreenTitle(text.title);
  const open = (next: number | null) => setParams(next === null ? {} : { id: String(next) });
  return (
    <div className="grid max-w-5xl gap-6">
      <header className="grid gap-1">
        <h1 className="text-31">{text.title}</h1>
        <p className="max-w-prose text-ink-2">{text.lead}</p>
      </header>
      {Number.isInteger(id) && id > 0 ? (
        <ImportReport key={id} id={id} onLeave={() => open(null)} />
      ) : (
        <>
          <ImportFile onTaken={open} />
          <ImportHistory onOpen={open} />
        </>
      )}
    </div>
  );
}
