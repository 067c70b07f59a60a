import { type Problem, problem } from '#web/page.ts';
import { podcastsMessages } from '../podcasts.messages.ts';
import { podcastsPath } from '../podcasts.rules.ts';

export function unknownPodcast(): Problem {
  const { title, message, link, lang } = podcastsMessages.notFound;
  return problem({ status: 404, title, message, link: { to: podcastsPath, label: link }, lang });
}
