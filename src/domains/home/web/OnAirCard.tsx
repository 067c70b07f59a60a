import { startText } from '#domains/programmes/programmes.messages.ts';
import { useNow } from '#domains/programmes/web/blocks/use-now.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { homeMessages as text } from '../home.messages.ts';
import { type Airing, type Front, frontOf } from '../home.rules.ts';

/** A card of night that keeps its size: the hour is known only in the browser, and then it fills in. */
export function OnAirCard({ programmes }: { programmes: readonly Airing[] }) {
  const now = useNow();
  const view = viewOf(frontOf(programmes, now).featured, now);
  return (
    <section
      data-theme="night"
      aria-label={view.label}
      className="grid min-h-56 content-between gap-4 rounded-card bg-ground p-5 text-ink"
    >
      <div className="grid justify-items-start gap-2">
        <Badge kind={view.badge}>{view.label}</Badge>
        <h2 className="text-20">
          <a href={view.to} className="underline-offset-4 hover:underline">
            {view.title}
          </a>
        </h2>
        <p className="min-h-5 text-14 text-ink-2">{view.time}</p>
      </div>
      <ButtonLink href="/ascolta-la-radio" className="justify-self-start">
        <Icon name="play" size={16} />
        {text.listen}
      </ButtonLink>
    </section>
  );
}

function viewOf(featured: Front<Airing>['featured'], now: number | null) {
  if (!featured || now === null) {
    return { badge: 'live', label: text.alwaysOn, time: '', title: text.alwaysOnTitle, to: '/programacao' } as const;
  }
  const { programme } = featured;
  const isNow = featured.kind === 'now';
  return {
    badge: isNow ? ('live' as const) : ('plain' as const),
    label: isNow ? text.onAir : text.next,
    time: isNow ? text.until(programme.time.slice(-5)) : startText(programme, now),
    title: programme.title,
    to: `/programacao#${programme.slug}`,
  };
}
