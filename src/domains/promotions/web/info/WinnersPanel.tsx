import { printedDay } from '#kit/printed-date.ts';
import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { promotionMessages, participationMessages as text } from '../../promotion.messages.ts';
import { getPromotionWinners } from '../../promotions.contract.ts';
import { decodeWinner, type Winner } from '../../promotions.decode.ts';

export function WinnersPanel({ promotionId }: { promotionId: number }) {
  const { query, refetch } = useQuery(promotionId, async (_, signal) => {
    const winners = await api.call(getPromotionWinners, { params: { promotionId }, signal });
    return winners.map(decodeWinner);
  });
  if (query.kind === 'failed') return <Failed text={text.winnersFailed} again={text.again} onAgain={refetch} />;
  if (query.kind !== 'loaded') return <Loader />;
  if (query.data.length === 0) return <p lang={text.noWinners.lang}>{text.noWinners.text}</p>;
  return <WinnersList winners={query.data} />;
}

function WinnersList({ winners }: { winners: readonly Winner[] }) {
  return (
    <section aria-labelledby="vincitori" className="grid gap-4">
      <h2 id="vincitori" className="text-25">
        {promotionMessages.winners}
      </h2>
      <ul className={`grid gap-x-6 ${winners.length > 1 ? 'grid-cols-2' : ''}`}>
        {winners.map((winner, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have the same name, and the list never changes.
          <li key={index} className="grid content-start gap-0.5 border-t border-rule py-3">
            <span className="font-semibold">{`${winner.name} ${winner.lastName}`}</span>
            <span className="text-14 text-ink-2">{[winner.city, winner.state].filter(Boolean).join(', ')}</span>
            <time dateTime={winner.wonAt} className="text-12 text-ink-3">
              {text.wonOn(printedDay(winner.wonAt))}
            </time>
          </li>
        ))}
      </ul>
    </section>
  );
}

type FailedProps = { text: string; again: string; onAgain: () => void };

export function Failed({ text, again, onAgain }: FailedProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p>{text}</p>
      <Button variant="line" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
