import type { ListedFile } from './store.ts';

export interface S3Page {
  files: ListedFile[];
  next: string | null;
}

/** Reads one ListObjectsV2 answer. The format is flat and machine-written, so no XML parser is needed for it. */
export function readListing(xml: string): S3Page {
  const files = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: field(entry, 'Key'),
    size: Number(field(entry, 'Size')),
    lastModified: new Date(field(entry, 'LastModified')),
  }));
  return { files, next: field(xml, 'IsTruncated') === 'true' ? field(xml, 'NextContinuationToken') : null };
}

function field(xml: string, name: string): string {
  return plainText(new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? '');
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plainText(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (whole, code, name) =>
    code ? String.fromCodePoint(Number(code)) : (entities[name] ?? whole),
  );
}
