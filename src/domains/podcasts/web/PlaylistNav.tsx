import type { MixPlaylist } from '../mixes.contract.ts';
import { mixesMessages as text } from '../mixes.messages.ts';
import { mixPath } from '../podcasts.rules.ts';

export function PlaylistNav({ playlists, current }: { playlists: readonly MixPlaylist[]; current: string }) {
  return (
    <nav aria-label={text.playlists}>
      <ul className="flex flex-wrap gap-2">
        {playlists.map(({ slug, name }) => (
          <li key={slug}>
            <a
              href={mixPath(slug)}
              aria-current={slug === current ? 'page' : undefined}
              className="veil relative inline-flex min-h-11 items-center rounded-round border border-rule px-4 text-14 font-semibold no-underline aria-[current]:border-ink aria-[current]:bg-ink aria-[current]:text-ground"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
