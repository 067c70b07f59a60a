import { Picture } from '#web/ui/Picture.tsx';
import type { Spot } from '../advertising.contract.ts';
import { clientColourOf, clientNameOf } from '../advertising.rules.ts';
import { spotImage } from './spot-media.ts';
import { trackSpot } from './track-spot.ts';

/** Names, as the advertiser writes them. */
export function SpotHeader({ spot }: { spot: Spot }) {
  const client = clientNameOf(spot);
  return (
    <header
      lang="it"
      className="grid grid-cols-[auto_1fr] items-center gap-4 border-b-4 pr-12 pb-5 md:gap-6"
      style={{ borderColor: clientColourOf(spot) }}
    >
      <Picture file={spotImage(spot)} alt={spot.name} width={100} height={100} className="w-20 md:w-25" />
      <div className="grid min-w-0 gap-1">
        <p className="kicker">
          {spot.clientSlug ? (
            <a
              href={`/clientes/${spot.clientSlug}`}
              onClick={() => trackSpot('client_link_clicked', spot)}
              className="-my-3 inline-flex min-h-11 items-center"
            >
              {client}
            </a>
          ) : (
            client
          )}
        </p>
        <p className="font-serif text-25 leading-tight font-[560] md:text-31">{spot.name}</p>
      </div>
    </header>
  );
}
