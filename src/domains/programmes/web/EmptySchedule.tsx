import { PageIntro } from '#web/ui/PageIntro.tsx';
import { programmesMessages as text } from '../programmes.messages.ts';

export function EmptySchedule() {
  return (
    <div className="page-width pb-16 md:pb-24">
      <PageIntro kicker={text.kicker} title={text.emptyTitle} lead={text.emptyText} />
    </div>
  );
}
