import { artistsMessages as text } from '../artists.messages.ts';

/** Frames in it take the width of the text and keep the shape of a film, whatever measures they were given. */
export function Biography({ html }: { html: string }) {
  if (!html) return null;
  return (
    <section className="grid gap-4 border-t-2 border-ink pt-3">
      <h2 className="text-25">{text.biography}</h2>
      <div
        className="prose text-20! leading-relaxed! [&_iframe]:aspect-video [&_iframe]:h-auto [&_iframe]:w-full"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: staff HTML, sanitised by the server when it leaves the house.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </section>
  );
}
