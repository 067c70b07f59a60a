import type { PdfValue } from './values.ts';

export type PdfObject = {
  /** Null where it is written in a way that only some readers understand. The trailers have none. */
  number: number | 'trailer' | null;
  value: PdfValue;
  /** Where the bytes of a stream begin. */
  dataAt: number | null;
};

export type PdfObjects = {
  all: PdfObject[];
  /** Everything that a reader could find under a value: itself, or each version of the object that it refers to. */
  resolve(value: PdfValue): PdfValue[];
  versions(number: number): PdfObject[];
};
