import { z } from 'zod';

/** What a backup says of itself, in its entry `station.json`. */
export const sheetName = 'station.json';

export const stationSheet = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** As `drizzle.__drizzle_migrations` had them: the tables below are those after the last one. */
  migrations: z.array(z.object({ hash: z.string(), createdAt: z.number() })),
  tables: z.array(z.object({ schema: z.string(), name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string(), isCalled: z.boolean() })),
  media: z.object({ files: z.number(), bytes: z.number() }),
});

export type StationSheet = z.output<typeof stationSheet>;
export type DumpedTable = StationSheet['tables'][number];

/** A table may be longer than memory, and an entry's size stands before its content: so it comes in pieces. */
export function pieceName({ schema, name }: Pick<DumpedTable, 'schema' | 'name'>, piece: number): string {
  return `database/${schema}.${name}/${String(piece).padStart(6, '0')}.copy`;
}

/** The table that a piece belongs to, as `schema.name`. */
export function tableOfPiece(entry: string): string | undefined {
  return /^database\/([^/]+)\/\d{6}\.copy$/.exec(entry)?.[1];
}
