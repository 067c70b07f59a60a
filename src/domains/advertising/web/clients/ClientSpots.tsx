import { Button } from '#web/ui/Button.tsx';
import type { Client } from '../../clients.contract.ts';
import { clientMessages as text } from '../../clients.messages.ts';
import { openSpot } from '../blocks/spot-request.ts';
import { SpotButton } from './SpotButton.tsx';

export function ClientSpots({ client }: { client: Client }) {
  return (
    <section aria-labelledby="spot" className="grid gap-4">
      <h2 id="spot" className="text-25">
        {text.spots}
      </h2>
      {client.numSpots === 0 && <p className="text-ink-2">{text.noSpots}</p>}
      <ul className="grid border-t border-rule">
        {client.spots.map((spot) => (
          <li
            key={spot.slug}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule py-3"
          >
            {spot.audioFile ? (
              <SpotButton client={client} spot={spot} />
            ) : (
              <p className="text-14">
                <span className="font-semibold">{spot.name}</span> <span className="text-ink-2">{text.noAudio}</span>
              </p>
            )}
            <Button
              variant="ghost"
              size="small"
              aria-haspopup="dialog"
              aria-label={text.detailsOf(spot.name)}
              onClick={() => openSpot(spot.slug)}
            >
              {text.details}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
