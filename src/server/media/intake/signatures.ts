export type ImageKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/**
 * The format by its first bytes, before any decoder sees the file: the decoder also reads SVG, PDF and TIFF, and those
 * doors stay shut.
 */
export function imageKindOf(bytes: Uint8Array): ImageKind | null {
  const head = latin1(bytes.subarray(0, 32));
  if (head.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (head.startsWith('GIF87a') || head.startsWith('GIF89a')) return 'gif';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'webp';
  if (head.slice(4, 8) === 'ftyp' && /^avi[fs]$/.test(head.slice(8, 12))) return 'avif';
  return null;
}

/**
 * A picture that is also a page, a script or an archive. Re-encoding would disarm it, but whoever sends one is up to
 * something. What cameras append (a short film, a second frame) is not looked at.
 */
export function hidesOtherContent(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(0, 1024)).includes('%PDF-') || endsAsZip(bytes) || hasMarkup(bytes);
}

/** A tag goes on as text. Four letters alone stand in one of some hundred honest photographs, by chance. */
const markup = /^<(?:(?:script|html|svg|iframe|!doctype)[\s>/]|\?php\s)[\t\n\r -~]{4}/;

/** Walks from `<` to `<`: a search that ignores case over 25 MB would hold up everybody else. */
function hasMarkup(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x3c); at >= 0; at = bytes.indexOf(0x3c, at + 1)) {
    if (markup.test(latin1(bytes.subarray(at, at + 16)).toLowerCase())) return true;
  }
  return false;
}

/** A zip is found by the record at its end, which begins with the numbers of its disks: there is one, number nought. */
function endsAsZip(bytes: Uint8Array): boolean {
  return latin1(bytes.subarray(-66_000)).includes('PK\x05\x06\0\0\0\0');
}

type Check = (head: string, tail: string) => boolean;

const isMp4: Check = (head) => head.slice(4, 8) === 'ftyp';
const isOgg: Check = (head) => head.startsWith('OggS');
const isText = (text: string) => !text.includes('\0');

const checks: Record<string, Check> = {
  mp3: (head) => head.startsWith('ID3') || /^\xff[\xe2-\xe7\xf2-\xf7\xfa-\xff]/.test(head),
  m4a: isMp4,
  mp4: isMp4,
  aac: (head) => /^\xff[\xf0\xf1\xf8\xf9]/.test(head),
  ogg: isOgg,
  opus: isOgg,
  flac: (head) => head.startsWith('fLaC'),
  wav: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WAVE',
  webm: (head) => head.startsWith('\x1a\x45\xdf\xa3'),
  pdf: (head) => head.startsWith('%PDF-'),
  // Names stand in the directory at the end. A macro project makes it another kind of file.
  docx: (head, tail) =>
    head.startsWith('PK\x03\x04') &&
    tail.includes('[Content_Types].xml') &&
    tail.includes('word/document.xml') &&
    !tail.includes('vbaProject'),
  vtt: (head) => /^(?:\xef\xbb\xbf)?WEBVTT[ \t\r\n]/.test(head) && isText(head),
  srt: (head) => /^(?:\xef\xbb\xbf)?\s*\d+\r?\n[\d:,]+ --> /.test(head) && isText(head),
};

/** Whether a file is what its extension says, judged by its first and its last bytes. */
export function matchesExtension(extension: string, head: Uint8Array, tail: Uint8Array): boolean {
  return checks[extension]?.(latin1(head), latin1(tail)) ?? false;
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
