import { shortTime } from '../resource/item-times.ts';
import type { Item } from '../resource/resource-calls.ts';
import { useMe } from '../session/use-me.ts';
import { PaneCard } from '../ui/PaneCard.tsx';
import { formMessages } from './form.messages.ts';

const text = formMessages.about;

export function AboutCard({ item: { version, changedAt, changedBy, createdAt } }: { item: Item }) {
  const { zone } = useMe();
  const rows = [
    [text.version, String(version)],
    [text.changedAt, shortTime(changedAt, zone)],
    ...(changedBy ? [[text.changedBy, changedBy]] : []),
    [text.createdAt, shortTime(createdAt, zone)],
    [text.zone, zone],
  ];
  return (
    <PaneCard title={text.title}>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-3">
            <dt className="text-ink-3">{name}</dt>
            <dd className="text-right">{value}</dd>
          </div>
        ))}
      </dl>
    </PaneCard>
  );
}
