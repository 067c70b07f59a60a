import { definePage } from '#web/page.ts';
import { PageIntro } from '#web/ui/PageIntro.tsx';
import { statsMessages as text } from '../stats.messages.ts';
import { StatsGate } from './StatsGate.tsx';

export const page = definePage<null>({
  load: () => null,
  head: () => ({ title: text.title, description: text.headDescription, noindex: true }),
  Page: StatsPage,
});

function StatsPage() {
  return (
    <div className="page-width grid pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.title} lead={text.lead} />
      <StatsGate />
    </div>
  );
}
