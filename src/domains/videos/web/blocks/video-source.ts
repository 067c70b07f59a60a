export type VideoSource = { kind: 'youtube'; id: string } | { kind: 'file'; file: string };

/** From the video site or from a file of ours; null where there is neither. */
export function videoSourceOf(youtubeId: string, file: string): VideoSource | null {
  if (youtubeId) return { kind: 'youtube', id: youtubeId };
  return file ? { kind: 'file', file } : null;
}

export function embedAddress(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}`;
}

export function watchAddress(youtubeId: string): string {
  return `https://www.youtube.com/watch?v=${encodeURIComponent(youtubeId)}`;
}
