import type { AttentionKind } from '#domains/desk/dashboard.contract.ts';

/** Where somebody does something about it: the list, already narrowed to what is meant. */
export const attentionPlaces: Record<AttentionKind, string> = {
  scheduledToday: '/news?state=scheduled',
  articlesReady: '/news?state=ready',
  draftsWaiting: '/news?state=draft',
  failedJobs: '/guasti',
  failedMails: '/guasti',
  messages: '/messages',
  streamingRequests: '/streaming-requests',
  applications: '/applications',
  recommendations: '/recommendations',
  songsWithoutLyrics: '/songs?lacks=lyrics',
  songsWithoutCover: '/songs?lacks=cover',
  promotionsEnding: '/promotions',
  huntsRunning: '/hunts',
};

export function placeOf(kind: AttentionKind): string {
  return attentionPlaces[kind].split('?')[0] ?? '';
}
