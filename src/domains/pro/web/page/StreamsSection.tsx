import { Badge } from '#web/ui/Badge.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { proMessages } from '../../pro.messages.ts';
import { Feature } from './Feature.tsx';
import type { ExclusiveStream } from './pro-data.ts';

const { streams: text } = proMessages;

export function StreamsSection({ streams }: { streams: readonly ExclusiveStream[] }) {
  return (
    <Feature id="stream" text={text} aside={<List streams={streams} />}>
      <ButtonLink href="/ascolta-la-radio" variant="line">
        {text.link}
      </ButtonLink>
    </Feature>
  );
}

function List({ streams }: { streams: readonly ExclusiveStream[] }) {
  if (streams.length === 0) return <p className="text-ink-2">{text.empty}</p>;
  return (
    <ul className="grid gap-px overflow-hidden rounded-card border border-rule bg-rule">
      {streams.map(({ streamId, streamName, pro, color }) => (
        <li key={streamId} data-stream={streamId} className="flex min-h-16 items-center gap-4 bg-ground px-5 py-3">
          <span className="size-3 shrink-0 rounded-round bg-edge" style={color ? { background: color } : undefined} />
          <span className="flex-1 font-serif text-20 font-[560]">{streamName}</span>
          <Badge kind={pro ? 'pro' : 'plain'}>{pro ? text.pro : text.semiPro}</Badge>
        </li>
      ))}
    </ul>
  );
}
