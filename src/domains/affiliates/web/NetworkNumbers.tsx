import { affiliatesMessages as text } from '../affiliates.messages.ts';

export function NetworkNumbers() {
  return (
    <dl className="grid border-t-2 border-ink sm:grid-cols-3">
      {text.numbers.map(({ value, label }) => (
        <div
          key={label}
          className="flex flex-row-reverse items-baseline justify-end gap-4 border-rule py-4 max-sm:border-b sm:grid sm:justify-start sm:gap-1 sm:border-l sm:px-6 sm:py-6 sm:first:border-l-0 sm:first:pl-0"
        >
          <dt className="text-14 text-ink-2 sm:order-2">{label}</dt>
          <dd className="max-sm:min-w-32 font-serif text-49 leading-none font-[560] tabular-nums lg:text-61">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
