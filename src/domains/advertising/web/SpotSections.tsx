import type { ReactNode } from 'react';
import { Accordion } from '#web/ui/Accordion.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Spot } from '../advertising.contract.ts';
import { spotMessages } from '../advertising.messages.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { SpotAudio } from './SpotAudio.tsx';
import { trackSpot } from './track-spot.ts';

/** One open at a time, the transcript first. Titles are the specification's Portuguese, what stands inside is Italian. */
export function SpotSections({ spot }: { spot: Spot }) {
  const { sections } = spotMessages;
  const items = [
    ...(spot.locations.length > 0
      ? [section('praca', sections.locations(spot.locations.length), <Locations names={spot.locations} />)]
      : []),
    section('transcrito', sections.transcript, <Transcript spot={spot} />),
    section('informacoes', sections.about, <About spot={spot} />),
    section('audio', sections.audio, <SpotAudio spot={spot} />),
    section('anuncie', sections.advertise, <Advertise />),
  ];
  return (
    <div lang="pt-BR">
      <Accordion items={items} openId="spot-transcrito" />
    </div>
  );
}

function section(id: string, title: string, content: ReactNode) {
  return {
    id: `spot-${id}`,
    title,
    content: (
      <div lang="it" className="grid justify-items-start gap-4">
        {content}
      </div>
    ),
  };
}

function Locations({ names }: { names: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}

function Transcript({ spot }: { spot: Spot }) {
  return (
    <>
      {spot.transcript ? <Html html={spot.transcript} /> : <p>{spotMessages.noTranscript}</p>}
      {spot.link && (
        <OutsideLink href={spot.link} lang="pt-BR" onClick={() => trackSpot('spot_link_clicked', spot)}>
          {spotMessages.more}
        </OutsideLink>
      )}
    </>
  );
}

function About({ spot }: { spot: Spot }) {
  return (
    <>
      {spot.clientDescription && <Html html={spot.clientDescription} />}
      {spot.clientLink && (
        <OutsideLink href={spot.clientLink} onClick={() => trackSpot('client_link_clicked', spot)}>
          {spotMessages.clientSite}
        </OutsideLink>
      )}
    </>
  );
}

function Advertise() {
  return (
    <>
      <p>{spotMessages.advertiseText}</p>
      <ButtonLink href="/anuncie-conosco" variant="line">
        {spotMessages.advertiseLink}
      </ButtonLink>
    </>
  );
}

function Html({ html }: { html: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the client's HTML, sanitised by the server when it leaves the house.
    <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
