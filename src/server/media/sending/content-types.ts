export const mediaKinds = ['image', 'audio', 'video', 'document'] as const;
export type MediaKind = (typeof mediaKinds)[number];

interface ContentType {
  type: string;
  kind: MediaKind;
}

/**
 * The only types that ever leave the house. SVG and HTML are absent on purpose: both run script on our origin.
 */
const byExtension = new Map<string, ContentType>([
  ['jpg', { type: 'image/jpeg', kind: 'image' }],
  ['jpeg', { type: 'image/jpeg', kind: 'image' }],
  ['png', { type: 'image/png', kind: 'image' }],
  ['webp', { type: 'image/webp', kind: 'image' }],
  ['avif', { type: 'image/avif', kind: 'image' }],
  ['gif', { type: 'image/gif', kind: 'image' }],
  ['mp3', { type: 'audio/mpeg', kind: 'audio' }],
  ['m4a', { type: 'audio/mp4', kind: 'audio' }],
  ['aac', { type: 'audio/aac', kind: 'audio' }],
  ['ogg', { type: 'audio/ogg', kind: 'audio' }],
  ['opus', { type: 'audio/ogg', kind: 'audio' }],
  ['flac', { type: 'audio/flac', kind: 'audio' }],
  ['wav', { type: 'audio/wav', kind: 'audio' }],
  ['mp4', { type: 'video/mp4', kind: 'video' }],
  ['webm', { type: 'video/webm', kind: 'video' }],
  ['pdf', { type: 'application/pdf', kind: 'document' }],
  ['docx', { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', kind: 'document' }],
  ['vtt', { type: 'text/vtt; charset=utf-8', kind: 'document' }],
  ['srt', { type: 'application/x-subrip', kind: 'document' }],
]);

export function contentTypeOf(extension: string): ContentType | null {
  return byExtension.get(extension) ?? null;
}
