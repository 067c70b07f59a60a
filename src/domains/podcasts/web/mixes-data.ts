import { breadcrumbs, listingPage } from '#web/json-ld.ts';
import type { Mix, MixPlaylist } from '../mixes.contract.ts';
import { mixesMessages as text } from '../mixes.messages.ts';
import { recentMixes } from '../mixes.rules.ts';
import { podcastsMessages } from '../podcasts.messages.ts';
import { mixesPath, mixPath, podcastsPath } from '../podcasts.rules.ts';

/** What search engines read of a playlist. A mix has no page of its own, so it is described where it stands. */
export function mixesData({ slug, name }: MixPlaylist, mixes: readonly Mix[]): object[] {
  const path = mixPath(slug);
  return [
    listingPage(name, path, mixes.map(mixData)),
    breadcrumbs([
      { name: podcastsMessages.breadcrumb, path: podcastsPath },
      { name: text.kicker, path: mixesPath },
      ...(slug === recentMixes ? [] : [{ name, path }]),
    ]),
  ];
}

function mixData({ name, date, seconds, tags, picture }: Mix): object {
  return {
    '@type': 'MusicRecording',
    name,
    datePublished: date,
    duration: `PT${seconds}S`,
    ...(tags.length > 0 && { keywords: tags.map((tag) => tag.name).join(', ') }),
    ...(picture && { image: `/media/400x400/${picture}` }),
  };
}
