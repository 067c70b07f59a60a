import { printedDay, printedHour } from '#kit/printed-date.ts';
import type { Hunt } from '../../hunt.decode.ts';
import { huntMessages as text } from '../../hunt.messages.ts';
import { bottleLevel, huntTabPath } from '../../hunt.rules.ts';
import { Bottle } from './Bottle.tsx';
import { StartButton } from './StartButton.tsx';

export function StartPanel({ hunt }: { hunt: Hunt }) {
  return (
    <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-14">
      <section aria-labelledby="come-si-gioca" className="grid content-start gap-6">
        <h2 id="come-si-gioca" className="text-31">
          {text.howTo}
        </h2>
        <ol className="grid gap-0">
          {text.steps.map((step, index) => (
            <li key={step.title} className="grid grid-cols-[2.75rem_1fr] gap-x-3 border-t border-rule py-5">
              <span aria-hidden="true" className="font-serif text-39 leading-none font-[560] text-accent">
                {index + 1}
              </span>
              <div className="grid gap-1">
                <h3 className="text-20">{step.title}</h3>
                <p className="max-w-[56ch] text-ink-2">{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        <div className="grid justify-items-start gap-2">
          <StartButton />
          <p className="text-14 text-ink-2">{text.startNote}</p>
        </div>
      </section>
      <HuntCard hunt={hunt} />
    </div>
  );
}

function HuntCard({ hunt: { title, endsAt, totalPrizes, totalPrizesWon } }: { hunt: Hunt }) {
  const left = totalPrizes - totalPrizesWon;
  return (
    <aside
      data-theme="night"
      className="grid content-start gap-6 self-start rounded-card bg-ground p-6 text-ink md:max-lg:grid-cols-[1fr_auto] md:max-lg:items-center"
    >
      <div className="grid gap-3">
        <p className="kicker">{text.onNow}</p>
        <h2 className="text-31 leading-tight">{title}</h2>
        <p className="text-14 text-ink-2">
          <time dateTime={endsAt}>{text.until(printedDay(endsAt), printedHour(endsAt))}</time>
        </p>
      </div>
      <div className="flex items-end gap-5 border-t border-rule pt-5 md:max-lg:border-0">
        <span className="rounded-card bg-moon px-4 py-3">
          <Bottle level={bottleLevel(left, totalPrizes)} height={140} />
        </span>
        <div className="grid gap-1 pb-2">
          <p className="text-14 text-ink-2">{text.left}</p>
          <p className="font-serif text-39 leading-none font-[560]">{text.leftOf(left, totalPrizes)}</p>
          <a
            href={huntTabPath('premios')}
            className="inline-flex min-h-11 items-center text-14 font-semibold text-accent underline-offset-4 hover:underline"
          >
            {text.allPrizes}
          </a>
        </div>
      </div>
    </aside>
  );
}
