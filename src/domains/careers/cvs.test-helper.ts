import { constants, crc32, deflateRawSync, deflateSync } from 'node:zlib';

export const bytes = (latin1: string) => Buffer.from(latin1, 'latin1');
export const joined = (...parts: (Uint8Array | string)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? bytes(part) : part)));

/** Many megabytes of nothing become as small as in the usual way, in a fifth of the time. */
const quickly = { strategy: constants.Z_RLE };
export const deflated = (content: Buffer) => deflateSync(content, quickly);

/** One page without words. `more` stands as an object of its own among the others. */
export function pdf({ more = '', header = '%PDF-1.4\n', after = '\n' } = {}): Buffer {
  const body = `${header}1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
${more}\n`;
  const table = 'xref\n0 1\n0000000000 65535 f \ntrailer<</Size 4/Root 1 0 R>>\n';
  return bytes(`${body}${table}startxref\n${body.length}\n%%EOF${after}`);
}

export type ZipFile = {
  name: string;
  content: string | Uint8Array;
  stored?: boolean;
  /** Its size and sum stand after it, as writers do that do not know them before. */
  described?: boolean;
  flags?: number;
  method?: number;
  /** What the directory claims instead of the truth. */
  claims?: { size?: number; packedSize?: number; crc?: number; name?: string; offset?: number };
};

/** An archive of any honesty: `between` stands between its files and its directory, `comment` after it. */
export function zip(files: ZipFile[], { before = '', between = '', comment = '', count = files.length } = {}): Buffer {
  const locals: Buffer[] = [bytes(before)];
  const directory: Buffer[] = [];
  let at = before.length;
  for (const { name, content, stored = false, described = false, claims = {}, ...rest } of files) {
    const raw = Buffer.isBuffer(content) ? content : Buffer.from(content);
    const packed = stored ? raw : deflateRawSync(raw, quickly);
    const flags = (rest.flags ?? 0) | (described ? 8 : 0);
    const method = rest.method ?? (stored ? 0 : 8);
    const [crc, packedSize, size] = [
      claims.crc ?? crc32(raw),
      claims.packedSize ?? packed.length,
      claims.size ?? raw.length,
    ];
    const sums = described ? [0, 0, 0] : [crc, packedSize, size];
    const local = joined(
      numbers([4, 0x04034b50], [2, 20], [2, flags], [2, method], [4, 0], ...fours(sums), [2, name.length], [2, 0]),
      name,
    );
    const descriptor = described ? numbers([4, 0x08074b50], ...fours([crc, packedSize, size])) : Buffer.alloc(0);
    const shown = claims.name ?? name;
    directory.push(
      joined(
        numbers([4, 0x02014b50], [2, 20], [2, 20], [2, flags], [2, method], [4, 0], ...fours([crc, packedSize, size])),
        numbers([2, shown.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, claims.offset ?? at]),
        shown,
      ),
    );
    locals.push(local, packed, descriptor);
    at += local.length + packed.length + descriptor.length;
  }
  const listed = Buffer.concat(directory);
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, at + between.length],
    [2, comment.length],
  );
  return joined(...locals, between, listed, end, comment);
}

type Sized = [width: 2 | 4, value: number];
const fours = (values: number[]): Sized[] => values.map((value) => [4, value]);

function numbers(...sized: Sized[]): Buffer {
  return Buffer.concat(
    sized.map(([width, value]) => {
      const buffer = Buffer.alloc(width);
      buffer.writeUIntLE(value, 0, width);
      return buffer;
    }),
  );
}

const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const contentTypes = (part = '/word/document.xml', type = main): ZipFile => ({
  name: '[Content_Types].xml',
  content: `${xml}<Types><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${part}" ContentType="${type}"/></Types>`,
});
export const document = (name = 'word/document.xml', inside = 'Ana Souza, tecnica del suono'): ZipFile => ({
  name,
  content: `${xml}<w:document xmlns:w="${namespace}"><w:body><w:p><w:r><w:t>${inside}</w:t></w:r></w:p></w:body></w:document>`,
});
export const relations = (more = '', name = '_rels/.rels'): ZipFile => ({
  name,
  content: `${xml}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>${more}</Relationships>`,
});
export const outside = (kind: string, target: string) =>
  `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/>`;

export const docxParts = (): ZipFile[] => [contentTypes(), relations(), document()];
export const docx = (more: ZipFile[] = []) => zip([...docxParts(), ...more]);
