import { startText } from '#domains/programmes/programmes.messages.ts';
import type { Programme } from '#domains/programmes/programmes.rules.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageLink } from '#web/ui/PageLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { homeMessages as text } from '../home.messages.ts';
import type { Front } from '../home.rules.ts';

type Props = { featured: Front<Programme>['featured']; now: number | null };

/** A card of night that keeps its size: the hour is known only in the browser, and then it fills in. */
export function OnAirCard({ featured, now }: Props) {
  const view = viewOf(featured, now);
  return (
    <article data-theme="night" className="flex h-full flex-col overflow-hidden rounded-card bg-ground text-ink">
      <Picture file={view.image} alt="" place="lead" width={845} height={438} className="rounded-none" />
      <div className="flex min-h-64 flex-1 flex-col items-start gap-3 p-6">
        <p className="flex flex-wrap items-center gap-3 text-14 text-ink-2">
          <Badge kind={view.badge}>{view.label}</Badge>
          {view.time}
        </p>
        <h2 className="text-31">{view.title}</h2>
        <p className="text-ink-2">{view.summary}</p>
        <PageLink
          to={view.to}
          className="inline-flex min-h-11 items-center gap-1 mt-auto text-14 font-semibold text-accent underline-offset-4 hover:underline"
        >
          {text.toProgramme}
          <Icon name="chevron-right" size={16} />
        </PageLink>
      </div>
    </article>
  );
}

function viewOf(featured: Front<Programme>['featured'], now: number | null) {
  if (!featured || now === null) {
    return {
      image: '',
      badge: 'live' as const,
      label: text.alwaysOn,
      time: '',
      title: text.alwaysOnTitle,
      summary: text.alwaysOnText,
      to: '/programacao',
    };
  }
  const { programme } = featured;
  const isNow = featured.kind === 'now';
  return {
    image: programme.programImage,
    badge: isNow ? ('live' as const) : ('plain' as const),
    label: isNow ? text.onAir : text.next,
    time: isNow ? text.until(programme.programTime.slice(-5)) : startText(programme, now),
    title: programme.programTitle,
    summary: programme.programSummary,
    to: `/programacao#${programme.programSlug}`,
  };
}
