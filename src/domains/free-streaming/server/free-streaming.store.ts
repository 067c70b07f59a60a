import { eq, lt, sql } from 'drizzle-orm';
import type { DbOrTx } from '#server/database.ts';
import type { FreeStreamingRequest } from '../free-streaming.rules.ts';
import { freeStreamingRequests } from './free-streaming.tables.ts';

export async function keepRequest(db: DbOrTx, request: FreeStreamingRequest): Promise<void> {
  const { nameOwner, emailOwner, ...rest } = request;
  await db.insert(freeStreamingRequests).values({ ...rest, ownerName: nameOwner, ownerEmail: emailOwner });
}

export function requestsOf(db: DbOrTx, email: string) {
  return db.select().from(freeStreamingRequests).where(isFrom(email));
}

export async function forgetRequestsOf(tx: DbOrTx, email: string): Promise<void> {
  await tx.delete(freeStreamingRequests).where(isFrom(email));
}

export async function forgetRequestsBefore(db: DbOrTx, day: Date): Promise<void> {
  await db.delete(freeStreamingRequests).where(lt(freeStreamingRequests.sentAt, day));
}

function isFrom(email: string) {
  return eq(sql`lower(${freeStreamingRequests.ownerEmail})`, email.toLowerCase());
}
