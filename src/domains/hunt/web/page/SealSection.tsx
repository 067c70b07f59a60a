import { printedDay } from '#kit/printed-date.ts';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import type { Seal } from '../../hunt.decode.ts';
import { sealMessages as text } from '../../seal.messages.ts';
import { SealCheck } from './SealCheck.tsx';

/** How anybody can see that the winning instants were not chosen afterwards. */
export function SealSection({ seals }: { seals: readonly Seal[] }) {
  if (seals.length === 0) return null;
  return (
    <section aria-labelledby="sigillo" className="grid gap-6">
      <SectionHead id="sigillo" title={text.seal} />
      <p className="max-w-[68ch] text-ink-2">{text.sealLead}</p>
      <ul className="grid gap-5 lg:grid-cols-2">
        {seals.map((seal) => (
          <li key={seal.id} className="grid content-start gap-4 rounded-card bg-raised p-5">
            <div className="grid gap-1">
              <p className="kicker">{text.situations[seal.situation]}</p>
              <h3 className="text-20">{seal.title}</h3>
              <p className="text-14 text-ink-2">{text.fromTo(printedDay(seal.startsAt), printedDay(seal.endsAt))}</p>
            </div>
            <dl className="grid gap-3 text-14">
              <Value name={text.hash} value={seal.hash} />
              {seal.seed ? (
                <Value name={text.seed} value={seal.seed} />
              ) : (
                <div className="grid gap-0.5">
                  <dt className="font-semibold">{text.seed}</dt>
                  <dd className="text-ink-2">{text.seedLater(printedDay(seal.endsAt))}</dd>
                </div>
              )}
            </dl>
            {seal.seed && <SealCheck seal={seal} seed={seal.seed} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Value({ name, value }: { name: string; value: string }) {
  return (
    <div className="grid gap-0.5">
      <dt className="font-semibold">{name}</dt>
      <dd>
        <code className="text-12 break-all text-ink-2">{value}</code>
      </dd>
    </div>
  );
}
