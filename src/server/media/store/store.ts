import type { Readable } from 'node:stream';

/** What a store knows of a file without opening it. `etag` is strong and quoted, ready for the header. */
export interface StoredFile {
  key: string;
  size: number;
  contentType: string;
  etag: string;
  lastModified: Date;
}

/** Both ends belong to the span, as in HTTP. */
export interface ByteSpan {
  start: number;
  end: number;
}

export type ListedFile = Pick<StoredFile, 'key' | 'size' | 'lastModified'>;

export interface MediaStore {
  /** A reader sees the whole file or none of it, never half. */
  put(key: string, content: Uint8Array | Readable, options: { contentType: string }): Promise<StoredFile>;
  head(key: string): Promise<StoredFile | null>;
  /** Throws `MissingMediaError` before any byte flows. Whoever asks must consume or destroy the stream, or a descriptor leaks. */
  read(key: string, span?: ByteSpan): Promise<Readable>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  list(prefix: string): AsyncIterable<ListedFile>;
}

export class MissingMediaError extends Error {
  override name = 'MissingMediaError';
  statusCode = 404;
}

/** The store itself does not answer; worth another try later. */
export class MediaUnavailableError extends Error {
  override name = 'MediaUnavailableError';
  statusCode = 503;
}
