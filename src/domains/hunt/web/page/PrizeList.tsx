import { Picture } from '#web/ui/Picture.tsx';
import type { Prize } from '../../hunt.decode.ts';
import { huntMessages as text } from '../../hunt.messages.ts';
import { bottleLevel } from '../../hunt.rules.ts';
import { Bottle } from './Bottle.tsx';

export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  return (
    <section aria-labelledby="premi" className="grid gap-6">
      <h2 id="premi" className="text-31">
        {text.prizes}
      </h2>
      <ul className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-10">
        {prizes.map((prize) => (
          <li key={prize.name} data-prize={prize.name} className="grid content-start gap-4">
            <Picture file={prize.icon} alt="" place="card" width={482} height={250} />
            <div className="flex gap-4">
              <Bottle level={bottleLevel(prize.remaining, prize.total)} height={88} />
              <div className="grid content-start gap-1.5">
                <h3 className="text-20">{prize.name}</h3>
                <p className="text-14 text-ink-2">{prize.description}</p>
                <p className="kicker pt-1">{text.remaining(prize.remaining, prize.total)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
