import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { homeMessages as text } from '../home.messages.ts';

/** Where the station is heard, in figures. */
export function NetworkBand({ branches }: { branches: number }) {
  const figures = [
    { value: '7', label: text.states },
    { value: '550+', label: text.municipalities },
    ...(branches > 0 ? [{ value: String(branches), label: text.branches(branches) }] : []),
    { value: '1', label: text.rome },
  ];
  return (
    <section data-theme="night" className="bg-ground text-ink" aria-labelledby="rete">
      <div className="page-width grid gap-10 py-14 md:py-20 lg:grid-cols-2 lg:items-center lg:gap-16">
        <div className="grid justify-items-start gap-4">
          <p className="kicker">{text.network}</p>
          <h2 id="rete" className="text-39 md:text-49">
            {text.networkTitle}
          </h2>
          <p className="max-w-[44ch] text-20 leading-normal text-ink-2">{text.networkText}</p>
          <ButtonLink to="/afiliadas" variant="line" className="mt-2">
            <Icon name="pin" size={18} />
            {text.networkLink}
          </ButtonLink>
        </div>
        <dl className="grid grid-cols-2 gap-px bg-rule">
          {figures.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-2 bg-ground p-5 md:p-8">
              <dt className="text-14 text-ink-2">{label}</dt>
              <dd className="font-serif text-49 leading-none font-[560] tabular-nums lg:text-61">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
