import type { ReactNode } from 'react';
import { Accordion } from '#web/ui/Accordion.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import type { Spot } from '../advertising.contract.ts';
import { spotMessages } from '../advertising.messages.ts';
import { OutsideLink } from './OutsideLink.tsx';
import { SpotAudio } from './SpotAudio.tsx';
import { trackSpot } from './track-spot.ts';

/** One open at a time, the transcript first. */
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
  return <Accordion items={items} openId="spot-transcrito" />;
}

function section(id: string, title: string, content: ReactNode) {
  return {
    id: `spot-${id}`,
    title,
    content: <div className="grid justify-items-start gap-4">{content}</div>,
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
        <OutsideLink href={spot.link} newTab={spotMessages.newTab} onClick={() => trackSpot('spot_link_clicked', spot)}>
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
        <OutsideLink
          href={spot.clientLink}
          newTab={spotMessages.newTab}
          onClick={() => trackSpot('client_link_clicked', spot)}
        >
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
    <div lang="it" className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  );
}
