import { openSpot } from '#domains/advertising/web/blocks/spot-request.ts';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { listenMessages } from '../../listen.messages.ts';

/** While a client speaks: who it is, and how to become one. */
export function AdBreak({ item }: { item: NowPlaying }) {
  return (
    <section
      aria-labelledby="pausa"
      className="grid gap-5 rounded-card border border-rule border-l-4 bg-raised p-6 md:p-10"
      style={item.clientColor ? { borderLeftColor: item.clientColor } : undefined}
    >
      <p className="kicker">{listenMessages.adBreak}</p>
      <h2 id="pausa" className="text-31">
        {item.song}
      </h2>
      {item.clientDescription ? (
        <div
          className="prose"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the client's HTML, sanitised by the server when it leaves the house.
          dangerouslySetInnerHTML={{ __html: item.clientDescription }}
        />
      ) : (
        <p>{listenMessages.adText}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {item.spotSlug && (
          <Button aria-haspopup="dialog" onClick={() => openSpot(item.spotSlug)}>
            {listenMessages.spotDetails}
          </Button>
        )}
        <ButtonLink href="/anuncie-conosco" variant="line">
          {listenMessages.advertise}
        </ButtonLink>
      </div>
    </section>
  );
}
