import { useState } from 'react';
import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { getProgramsData } from '../programmes.contract.ts';
import { decodeProgramme, type Programme } from '../programmes.decode.ts';
import { programmesMessages as text, weekdayName } from '../programmes.messages.ts';
import { byStart, daypartOf, dayparts, ofDay, onAirNow, studioTime } from '../programmes.rules.ts';
import { useNow } from './blocks/use-now.ts';
import { Daypart } from './Daypart.tsx';
import { EmptySchedule } from './EmptySchedule.tsx';
import { LeadProgramme } from './LeadProgramme.tsx';
import { OnAirLine } from './OnAirLine.tsx';
import { programmesData } from './programmes-data.ts';
import { WeekStrip } from './WeekStrip.tsx';

export const page = definePage<Programme[]>({
  load: async ({ client }) => (await client.call(getProgramsData)).map(decodeProgramme),
  head: (programmes, { parameters }) => ({
    title: text.headTitle,
    description: text.headDescription(parameters.station.name),
    keywords: text.headKeywords,
    jsonLd: import.meta.env.SSR ? programmesData(programmes, parameters.station) : undefined,
  }),
  Page: ProgrammesPage,
});

function ProgrammesPage({ data: programmes }: { data: Programme[] }) {
  const now = useNow();
  const [day, setDay] = useState<number | null>(null);
  if (programmes.length === 0) return <EmptySchedule />;

  const shown = day === null ? programmes : ofDay(programmes, day);
  const [lead, ...others] = shown;
  const onAir = now === null ? null : onAirNow(programmes, now);
  const dayText = day === null ? text.allDays : weekdayName(day);
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <OnAirLine programmes={programmes} shown={shown} onAir={onAir} now={now} />
      <WeekStrip selected={day} today={now === null ? null : studioTime(now).weekday} onSelect={setDay} />
      <p role="status" className="visually-hidden">
        {text.shown(shown.length, dayText)}
      </p>
      {lead ? (
        <LeadProgramme key={lead.slug} programme={lead} isOnAir={lead === onAir} />
      ) : (
        <p className="py-16 text-20 text-ink-2">{text.emptyDay}</p>
      )}
      {dayparts.map((daypart) => (
        <Daypart
          key={daypart}
          daypart={daypart}
          programmes={byStart(others).filter((one) => daypartOf(one) === daypart)}
          onAir={onAir}
        />
      ))}
    </div>
  );
}
