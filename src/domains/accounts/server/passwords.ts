import { randomUUID } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

/** argon2id is the package's default algorithm; the costs are the station's decision. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** A hash that no password matches: an unknown account costs the same work as a known one. */
let nobodysHash: Promise<string> | undefined;

export function hashPassword(password: string): Promise<string> {
  return hash(password, costs);
}

export async function isPassword(storedHash: string | null | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword(randomUUID());
  const matches = await verify(storedHash ?? (await nobodysHash), password).catch(() => false);
  return matches && Boolean(storedHash);
}
