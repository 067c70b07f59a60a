import { useState } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { Tabs } from '#web/ui/Tabs.tsx';
import { reportMessages as text } from '../../board.messages.ts';
import type { getCommercialReport, getListenersByDates } from '../../listeners.contract.ts';
import { lastSevenDays } from '../../listeners.rules.ts';
import { BoardSection } from './BoardSection.tsx';
import { LogReport } from './LogReport.tsx';
import { TimestampReport } from './TimestampReport.tsx';
import { useAsked } from './use-asked.ts';

/** Two ways to the same report. What was written and found on one side stays while somebody looks at the other. */
export function CommercialReport() {
  const [side, setSide] = useState('log');
  const [range, setRange] = useState(() => lastSevenDays(Date.now()));
  const [written, setWritten] = useState('');
  const fromLog = useAsked<DataOf<typeof getCommercialReport>>({ onFailure: 'clear' });
  const fromTimestamps = useAsked<DataOf<typeof getListenersByDates>>({ onFailure: 'clear' });
  const tabs = [
    {
      id: 'log',
      label: text.fromLog,
      content: <LogReport range={range} onRange={setRange} report={fromLog} />,
    },
    {
      id: 'timestamps',
      label: text.fromTimestamps,
      content: <TimestampReport written={written} onWrite={setWritten} report={fromTimestamps} />,
    },
  ];
  return (
    <BoardSection title={text.title} meaning={text.meaning}>
      <Tabs tabs={tabs} selected={side} onSelect={setSide} label={text.title} />
    </BoardSection>
  );
}
