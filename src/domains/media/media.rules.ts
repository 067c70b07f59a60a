export const mediaKinds = ['image', 'audio', 'video', 'document'] as const;

/** A picture is opened whole to be drawn anew; sound and film only pass through. */
export const mostImageBytes = 25 * 1024 * 1024;
export const mostFileBytes = 500 * 1024 * 1024;

export const uploadPath = '/api/v1/staff/media';
export const replacePath = (id: number | ':id') => `/api/v1/staff/media/${id}/replace`;

/** What a file is called when it is given no better name: its own, without the ending. */
export function nameOfFile(fileName: string): string {
  const bare = (fileName.split(/[\\/]/).at(-1) ?? '').slice(0, 300);
  const dot = bare.lastIndexOf('.');
  const name = (dot > 0 ? bare.slice(0, dot) : bare).toWellFormed().replace(/[\p{Cc}\uFFFD]/gu, ' ');
  return name.normalize('NFC').trim().slice(0, 200).toWellFormed().trim() || 'file';
}

/** The name under which a picture is cropped by itself, whatever point was chosen for it before. */
export function withoutFocalPoint(file: string): string {
  return file.replace(/_\d{1,3}-\d{1,3}(?=\.[a-z0-9]+$)/, '');
}
