import { DashboardCard } from './DashboardCard.tsx';
import { dashboardMessages as text } from './dashboard.messages.ts';

const number = new Intl.NumberFormat('it-IT');

export function ListeningCard({ listeners, className }: { listeners: number; className: string }) {
  return (
    <DashboardCard title={text.listening} className={className}>
      <p className="font-serif text-49 leading-none font-[560]">{number.format(listeners)}</p>
      <p className="text-ink-3">{text.listeningNow}</p>
    </DashboardCard>
  );
}
