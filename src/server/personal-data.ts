import type { DbOrTx } from './database.ts';

export type PersonRef = { userId: number; email: string };

/** What one part of the house holds about a person: handed over when they ask for it, gone when they leave. */
export type PersonalData = {
  /** Under which the data stand in the download. */
  name: string;
  collect(db: DbOrTx, person: PersonRef): Promise<unknown>;
  erase(tx: DbOrTx, person: PersonRef): Promise<void>;
};

export async function collectPersonalData(db: DbOrTx, parts: readonly PersonalData[], person: PersonRef) {
  const collected: Record<string, unknown> = {};
  for (const part of parts) collected[part.name] = await part.collect(db, person);
  return collected;
}

/** Only inside a transaction: half an erasure is none. */
export async function erasePersonalData(tx: DbOrTx, parts: readonly PersonalData[], person: PersonRef): Promise<void> {
  for (const part of parts) await part.erase(tx, person);
}
