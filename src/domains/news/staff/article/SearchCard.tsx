import { slugify } from '#kit/slug.ts';
import type { Values } from '#staff/form/field-values.ts';
import { PaneCard } from '#staff/ui/PaneCard.tsx';
import { imageUrl } from '#web/media.ts';
import { articleMessages as text } from './article.messages.ts';

/** How the article will look to those who find it or are sent it, as it is typed. */
export function SearchCard({ values }: { values: Values }) {
  const word = (name: string) => String(values[name] ?? '').trim();
  const title = word('seoTitle') || word('title') || text.untitled;
  const description = word('seoDescription') || word('subtitle');
  const slug = word('slug') || slugify(word('title'));
  return (
    <>
      <PaneCard title={text.sections.search}>
        <p className="text-12 wrap-anywhere text-live-ink">
          {location.host} › notizie › {slug}
        </p>
        <p className="text-16 leading-snug wrap-anywhere text-planned-ink">{title}</p>
        <p className="line-clamp-2 text-ink-2">{description}</p>
      </PaneCard>
      <PaneCard title={text.sections.share}>
        <div className="overflow-hidden rounded-card border border-rule">
          {word('image') && (
            <img
              src={imageUrl(word('image'), '482x250')}
              alt=""
              width="482"
              height="250"
              loading="lazy"
              className="h-auto w-full"
            />
          )}
          <div className="grid gap-0.5 bg-desk p-3">
            <p className="text-12 text-ink-3">{location.host}</p>
            <p className="line-clamp-2 font-semibold wrap-anywhere">{title}</p>
            <p className="line-clamp-2 text-12 text-ink-2">{description}</p>
          </div>
        </div>
      </PaneCard>
    </>
  );
}
