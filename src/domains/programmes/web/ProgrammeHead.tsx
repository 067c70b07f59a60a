import { programmesMessages as text } from '../programmes.messages.ts';
import type { Programme } from '../programmes.rules.ts';

export function ProgrammeHead({ programme, size }: { programme: Programme; size: 'large' | 'normal' }) {
  const Title = size === 'large' ? 'h2' : 'h3';
  return (
    <div className="grid gap-2">
      {programme.programHost && <p className="kicker">{text.host(programme.programHost)}</p>}
      <Title className={size === 'large' ? 'text-39 lg:text-49' : 'text-25'}>{programme.programTitle}</Title>
      <p className={size === 'large' ? 'text-20 text-ink-2' : 'text-16 text-ink-2'}>{programme.programSummary}</p>
    </div>
  );
}
