/** So many playlists stand on the page, and so many videos in each of their carousels. */
export const playlistCount = 15;
/** A playlist's own page shows as many as the video site tells at once. */
export const wholePlaylistCount = 50;
export const homeCount = 5;

/** What the video site calls what it may not show. */
const hiddenTitles = new Set(['private video', 'deleted video']);

export function isShown({ title }: { title: string }): boolean {
  return !hiddenTitles.has(title.trim().toLowerCase());
}

export const videoPath = ({ slug }: { slug: string }) => `/videos/${slug}`;
export const playlistPath = (id: string) => `/videos/playlist/${id}`;

/** '3:05', '1:02:07'. */
export function clockTime(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const [first = 0, ...rest] = parts[0] === 0 ? parts.slice(1) : parts;
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}

/** The same after ISO 8601, for those who read structured data. */
export const isoDuration = (seconds: number) => `PT${Math.round(seconds)}S`;

/** Where a channel is subscribed to: its own address asks the visitor, where it stands on the video site. */
export function subscribeAddress(social: readonly { network: string; href: string }[]): string | null {
  const channel = social.find(({ network }) => network === 'youtube')?.href;
  if (!channel?.startsWith('https:')) return null;
  const address = new URL(channel);
  address.searchParams.set('sub_confirmation', '1');
  return address.href;
}
