import type { Programme } from '#domains/programmes/programmes.rules.ts';
import { useShell } from '#web/router.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { homeMessages as text } from '../home.messages.ts';
import type { Front } from '../home.rules.ts';
import { OnAirCard } from './OnAirCard.tsx';

type Props = { featured: Front<Programme>['featured']; now: number | null };

/** The open door: what the station is, who is speaking, and the way in. */
export function HomeLead({ featured, now }: Props) {
  const { station } = useShell().parameters;
  return (
    <section className="page-width grid gap-10 py-8 md:py-12 lg:grid-cols-12 lg:items-stretch lg:gap-8">
      <div className="grid content-center gap-6 lg:col-span-7 lg:pr-8">
        <p className="kicker">{text.kicker}</p>
        <h1 className="text-49 leading-none md:text-61 lg:text-[5.5rem] lg:tracking-[-0.03em]">{station.tagline}</h1>
        <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{text.lead}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink to="/ascolta-la-radio">
            <Icon name="play" size={16} />
            {text.listen}
          </ButtonLink>
          <ButtonLink to="/programacao" variant="line">
            {text.schedule}
          </ButtonLink>
        </p>
      </div>
      <div className="lg:col-span-5">
        <OnAirCard featured={featured} now={now} />
      </div>
    </section>
  );
}
