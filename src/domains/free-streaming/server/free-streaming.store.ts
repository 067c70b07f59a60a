import type { DbOrTx } from '#server/database.ts';
import type { FreeStreamingRequest } from '../free-streaming.rules.ts';
import { freeStreamingRequests } from './free-streaming.tables.ts';

export async function keepRequest(db: DbOrTx, request: FreeStreamingRequest): Promise<void> {
  const { nameOwner, emailOwner, telefone, ...rest } = request;
  await db
    .insert(freeStreamingRequests)
    .values({ ...rest, ownerName: nameOwner, ownerEmail: emailOwner, phone: telefone });
}
