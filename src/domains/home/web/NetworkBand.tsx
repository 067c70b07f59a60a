import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { belowMessages as text } from '../home.below.messages.ts';

/** Where the station is heard, in one line and a few figures. */
export function NetworkBand({ branches }: { branches: number }) {
  const figures = [
    { value: '7', label: text.states },
    { value: '550+', label: text.municipalities },
    ...(branches > 0 ? [{ value: String(branches), label: text.branches(branches) }] : []),
    { value: '1', label: text.rome },
  ];
  return (
    <section data-theme="night" className="bg-ground text-ink" aria-labelledby="rete">
      <div className="page-width grid gap-8 py-10 md:py-12 lg:grid-cols-[1fr_auto] lg:items-center lg:gap-16">
        <div className="grid justify-items-start gap-4">
          <p className="kicker">{text.network}</p>
          <h2 id="rete" className="text-31 md:text-39">
            {text.networkTitle}
          </h2>
          <ButtonLink href="/afiliadas" variant="line">
            <Icon name="pin" size={18} />
            {text.networkLink}
          </ButtonLink>
        </div>
        <dl className="grid grid-cols-2 gap-x-10 gap-y-6 sm:grid-cols-4">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1.5 border-l border-rule pl-4">
              <dt className="text-14 text-ink-2">{label}</dt>
              <dd className="font-serif text-39 leading-none font-[560] tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
