import { advertiseMessages as text } from '../../advertise.messages.ts';

/** What the station sells, as a table of contents, and what it does not. */
export function Formats() {
  return (
    <section className="bg-raised">
      <div className="page-width grid gap-10 py-12 md:py-16 lg:grid-cols-12 lg:gap-8">
        <div className="lg:col-span-8">
          <h2 className="pb-6 text-31 md:text-39">{text.formatsTitle}</h2>
          <ol>
            {text.formats.map(({ name, text: line }, at) => (
              <li
                key={name}
                className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-rule py-5 md:grid-cols-[3.5rem_13rem_minmax(0,1fr)] md:items-baseline"
              >
                <span aria-hidden="true" className="font-serif text-31 leading-none text-accent italic">
                  {at + 1}
                </span>
                <h3 className="text-25">{name}</h3>
                <p className="text-ink-2 max-md:col-start-2">{line}</p>
              </li>
            ))}
          </ol>
        </div>
        <aside className="grid content-center gap-4 border-ink max-lg:border-t-2 max-lg:pt-6 lg:col-span-3 lg:col-start-10 lg:border-l-2 lg:pl-8">
          <p className="font-serif text-31 leading-tight font-[560] italic md:text-39">{text.promise}</p>
          <p className="text-ink-2">{text.promiseText}</p>
        </aside>
      </div>
    </section>
  );
}
