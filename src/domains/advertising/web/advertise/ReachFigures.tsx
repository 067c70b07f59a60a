import { SectionHead } from '#web/ui/SectionHead.tsx';
import { advertiseMessages as text } from '../../advertise.messages.ts';

/** How far the station is heard. `branches` is counted from the network itself; a station without one does not boast. */
export function ReachFigures({ branches }: { branches: number }) {
  const counted = branches > 0 ? [{ value: String(branches), label: text.branches }] : [];
  return (
    <section className="page-width py-12 md:py-16">
      <SectionHead title={text.reachTitle} link={{ to: '/afiliadas', label: text.reachLink }} />
      <dl className="grid gap-x-8 pt-4 sm:grid-cols-2 md:pt-6 lg:flex">
        {[...counted, ...text.figures].map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-rule py-4 max-sm:not-last:border-b lg:flex-1 lg:border-l lg:py-2 lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="max-w-[24ch] text-14 text-ink-2">{label}</dt>
            <dd className="font-serif text-49 leading-none font-[560] whitespace-nowrap lg:text-61">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
