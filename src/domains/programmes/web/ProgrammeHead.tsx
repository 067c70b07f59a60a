import type { Programme } from '../programmes.decode.ts';
import { programmesMessages as text } from '../programmes.messages.ts';

export function ProgrammeHead({ programme, size }: { programme: Programme; size: 'large' | 'normal' }) {
  const Title = size === 'large' ? 'h2' : 'h3';
  return (
    <div className="grid gap-2">
      {programme.host && <p className="kicker">{text.host(programme.host)}</p>}
      <Title className={size === 'large' ? 'text-39 lg:text-49' : 'text-25'}>{programme.title}</Title>
      <p className={size === 'large' ? 'text-20 text-ink-2' : 'text-16 text-ink-2'}>{programme.summary}</p>
    </div>
  );
}
