import type { ReactNode } from 'react';

type Props = { title: string; note?: string; children: ReactNode };

/** A group of fields under its name, two beside each other where there is room. */
export function PanelSection({ title, note, children }: Props) {
  return (
    <fieldset className="border-t border-rule pt-5">
      <legend className="float-left w-full font-serif text-20 leading-tight font-medium">{title}</legend>
      {note && <p className="clear-both pt-1.5 text-14 text-ink-2">{note}</p>}
      <div className="clear-both grid gap-x-5 gap-y-4 pt-4 sm:grid-cols-6">{children}</div>
    </fieldset>
  );
}

const spans = {
  whole: 'sm:col-span-6',
  half: 'sm:col-span-3',
  'two thirds': 'sm:col-span-4',
  third: 'sm:col-span-2',
};

/** How much of a row something takes on a wide screen; on a phone everything has a row of its own. */
export function Cell({ width, children }: { width: keyof typeof spans; children: ReactNode }) {
  return <div className={`grid content-start ${spans[width]}`}>{children}</div>;
}
