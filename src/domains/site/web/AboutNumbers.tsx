import { sitePagesMessages } from '../site.pages.messages.ts';
import type { AboutText } from './texts/legal.types.ts';

export function AboutNumbers({ numbers }: { numbers: AboutText['numbers'] }) {
  return (
    <section data-theme="night" aria-label={sitePagesMessages.about.numbers} className="bg-ground text-ink">
      <dl className="page-width grid gap-x-8 py-6 sm:grid-cols-2 md:py-12 lg:grid-cols-4">
        {numbers.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end gap-2 border-rule py-5 max-sm:not-last:border-b lg:border-l lg:pl-6 lg:first:border-l-0 lg:first:pl-0"
          >
            <dt className="max-w-[22ch] text-14 text-ink-2">{label}</dt>
            <dd className="font-serif text-49 leading-none font-[560] whitespace-nowrap">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
