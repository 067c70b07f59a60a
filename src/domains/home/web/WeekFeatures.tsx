import { printedTime } from '#domains/programmes/programmes.messages.ts';
import type { Programme } from '#domains/programmes/programmes.rules.ts';
import { ProgrammePicture } from '#domains/programmes/web/blocks/ProgrammePicture.tsx';
import { PageLink } from '#web/ui/PageLink.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { homeMessages as text } from '../home.messages.ts';

/** Programmes of other days: one large, the others beside it. */
export function WeekFeatures({ programmes }: { programmes: readonly Programme[] }) {
  const [first, ...others] = programmes;
  if (!first) return null;
  return (
    <section className="grid gap-6" aria-labelledby="appuntamenti">
      <SectionHead
        id="appuntamenti"
        title={text.featureTitle}
        link={{ to: '/programacao', label: text.allProgrammes }}
      />
      <div className="grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-[2fr_1fr_1fr] lg:gap-x-8">
        <Feature programme={first} size="large" className="sm:max-lg:col-span-2" />
        {others.map((programme) => (
          <Feature
            key={programme.programSlug}
            programme={programme}
            size="small"
            className="border-rule lg:border-l lg:pl-8"
          />
        ))}
      </div>
    </section>
  );
}

type FeatureProps = { programme: Programme; size: 'large' | 'small'; className: string };

function Feature({ programme, size, className }: FeatureProps) {
  const isLarge = size === 'large';
  return (
    <article className={className}>
      <PageLink to={`/programacao#${programme.programSlug}`} className="group grid gap-3">
        <ProgrammePicture programme={programme} place={isLarge ? 'lead' : 'card'} />
        <p className="kicker pt-1">
          {programme.programDays}, {printedTime(programme.programTime)}
        </p>
        <h3 className={`underline-offset-4 group-hover:underline ${isLarge ? 'text-31 lg:text-39' : 'text-20'}`}>
          {programme.programTitle}
        </h3>
        <p className={isLarge ? 'max-w-[50ch] text-20 text-ink-2' : 'text-14 text-ink-2'}>{programme.programSummary}</p>
      </PageLink>
    </article>
  );
}
