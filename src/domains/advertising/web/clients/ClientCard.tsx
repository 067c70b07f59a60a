import { Picture } from '#web/ui/Picture.tsx';
import { clientPath } from '../../clients.addresses.ts';
import { clientsMessages as text } from '../../clients.messages.ts';
import { shortText } from '../../clients.rules.ts';
import { clientImage } from '../spot-media.ts';
import { ClientPlaces } from './ClientPlaces.tsx';
import type { ListedClient } from './listed-client.ts';
import { SpotButton } from './SpotButton.tsx';

export function ClientCard({ client }: { client: ListedClient }) {
  const heard = client.spots.filter(({ audioFile }) => audioFile);
  return (
    <article className="grid content-start gap-3 border-t-4 pt-4" style={{ borderColor: client.clientColor }}>
      <div className="grid grid-cols-[5rem_1fr] items-start gap-4">
        <Picture file={clientImage(client)} alt={text.logo(client.name)} width={80} height={80} />
        <div className="grid min-w-0 gap-1">
          <h3 className="text-20">
            <a
              href={clientPath(client.slug)}
              className="reach relative no-underline underline-offset-4 hover:underline"
            >
              {client.name}
            </a>
          </h3>
          <p className="text-14 text-ink-2">{shortText(client)}</p>
        </div>
      </div>
      {heard.length > 0 && (
        <ul aria-label={text.spots(heard.length)} className="flex flex-wrap gap-2">
          {heard.map((spot) => (
            <li key={spot.slug} className="max-w-full">
              <SpotButton client={client} spot={spot} />
            </li>
          ))}
        </ul>
      )}
      <ClientPlaces client={client} />
    </article>
  );
}
