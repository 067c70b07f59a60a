import { shellMessages } from '#domains/site/site.messages.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { clientsPath } from '../../clients.addresses.ts';
import type { Client } from '../../clients.contract.ts';
import { clientsMessages, clientMessages as text } from '../../clients.messages.ts';
import { segmentOf } from '../../clients.rules.ts';
import { OutsideLink } from '../OutsideLink.tsx';
import { clientImage } from '../spot-media.ts';
import { trackSpot } from '../track-spot.ts';
import { ClientSpots } from './ClientSpots.tsx';
import { clientNames } from './client-spot.ts';

export function ClientView({ client }: { client: Client }) {
  return (
    <article className="page-width grid gap-8 pt-4 pb-16 md:gap-12 md:pt-6 md:pb-24">
      <a
        href={clientsPath}
        className="inline-flex min-h-11 items-center gap-1 justify-self-start text-14 font-semibold underline-offset-4 hover:underline"
      >
        <Icon name="chevron-left" size={18} />
        {text.back}
      </a>
      <Head client={client} />
      <div className="grid gap-12 lg:grid-cols-12 lg:gap-8">
        <section aria-labelledby="chi-sono" className="grid content-start gap-4 lg:col-span-7">
          <h2 id="chi-sono" className="text-25">
            {text.about}
          </h2>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the client's HTML, sanitised by the server when it leaves the house. */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: client.description }} />
        </section>
        <Places client={client} />
      </div>
      <ClientSpots client={client} />
    </article>
  );
}

function Head({ client }: { client: Client }) {
  return (
    <header
      className="grid gap-6 border-t-8 pt-8 sm:grid-cols-[6.25rem_1fr] sm:gap-8"
      style={{ borderColor: client.clientColor }}
    >
      <Picture
        file={clientImage(client)}
        alt={clientsMessages.logo(client.name)}
        width={100}
        height={100}
        priority
        className="w-25"
      />
      <div className="grid justify-items-start gap-3">
        <p lang="pt-BR" className="kicker">
          {segmentOf(client.name)}
        </p>
        <h1 className="text-39 leading-[1.03] md:text-49 lg:text-61">{client.name}</h1>
        <p className="max-w-[46ch] text-20 text-ink-2">{client.shortDescription}</p>
        {client.link && (
          <OutsideLink
            href={client.link}
            newTab={shellMessages.newTab}
            onClick={() => trackSpot('client_link_clicked', clientNames(client))}
          >
            {text.site}
          </OutsideLink>
        )}
      </div>
    </header>
  );
}

function Places({ client: { locations } }: { client: Client }) {
  return (
    <section aria-labelledby="praca" className="grid content-start gap-4 lg:col-span-4 lg:col-start-9">
      <h2 id="praca" lang="pt-BR" className="text-25">
        {clientsMessages.locations(locations.length)}
      </h2>
      {locations.length === 0 && <p className="text-ink-2">{text.nowhere}</p>}
      <ul lang="pt-BR" className="grid border-t border-rule">
        {locations.map((place) => (
          <li key={place} className="flex items-center gap-2 border-b border-rule py-2.5">
            <Icon name="pin" size={18} className="text-accent" />
            {place}
          </li>
        ))}
      </ul>
    </section>
  );
}
