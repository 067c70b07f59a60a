import { SectionHead } from '#web/ui/SectionHead.tsx';
import { artistsMessages as text } from '../artists.messages.ts';
import { byInitial } from '../artists.rules.ts';
import { artistPath } from '../catalogue.rules.ts';

/** Everybody, as in the back pages of a book. */
export function ArtistIndex({ artists }: { artists: { slug: string; name: string }[] }) {
  if (artists.length === 0) return null;
  return (
    <section className="grid gap-6">
      <SectionHead title={text.all} id="tutti" />
      <ul className="columns-2 gap-8 sm:columns-3 lg:columns-4">
        {byInitial(artists).map(([initial, names]) => (
          <li key={initial} className="pb-5">
            <h3 className="break-after-avoid text-31 text-accent">{initial}</h3>
            <ul>
              {names.map(({ slug, name }) => (
                <li key={slug} className="break-inside-avoid">
                  <a
                    href={artistPath(slug)}
                    className="inline-flex min-h-11 items-center text-16 no-underline underline-offset-4 hover:underline"
                  >
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
