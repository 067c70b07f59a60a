import { createHmac, randomInt } from 'node:crypto';
import type { DbOrTx } from '#server/database.ts';
import { recoveryCodeCount, writtenRecoveryCode } from '../../second-factor.rules.ts';
import {
  findSecondFactor,
  keepPending,
  replaceRecoveryCodes,
  takeRecoveryCode,
  takeStep,
} from './second-factor.store.ts';
import { createSecretBox } from './secret-box.ts';
import { isTotpCode, matchingStep, newTotpSecret } from './totp.ts';

/** Without letters and digits that are taken for each other. */
const recoveryAlphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const recoveryLength = 12;

export type SecondFactor = {
  /** A new secret that counts for nothing until a code of it was shown; null when the second factor is on already. */
  begin(tx: DbOrTx, userId: number): Promise<Buffer | null>;
  /** True once for each code of the app. Do not throw in the transaction after a `true`: the code would count again. */
  takeAppCode(tx: DbOrTx, userId: number, code: string, nowMs: number): Promise<boolean>;
  /** A code of the app, or one of the recovery codes, which is then gone. */
  takeAnyCode(tx: DbOrTx, userId: number, code: string, nowMs: number): Promise<boolean>;
  /** Ten new ones in the place of whatever stood there; only their hashes are kept. */
  issueRecoveryCodes(tx: DbOrTx, userId: number): Promise<string[]>;
};

export function createSecondFactor(secret: string): SecondFactor {
  const box = createSecretBox(secret, 'second-factor');
  // Sixty random bits behind a keyed hash need no slow one.
  const hashOf = (userId: number, code: string) =>
    createHmac('sha256', secret).update(`recovery ${userId} ${code}`).digest('base64url');

  const takeAppCode: SecondFactor['takeAppCode'] = async (tx, userId, code, nowMs) => {
    const row = await findSecondFactor(tx, userId);
    if (!row) return false;
    const step = matchingStep(box.open(row.sealedSecret, String(userId)), code, nowMs, row.lastStep);
    return step !== null && takeStep(tx, userId, step);
  };

  return {
    async begin(tx, userId) {
      const fresh = newTotpSecret();
      return (await keepPending(tx, userId, box.seal(fresh, String(userId)))) ? fresh : null;
    },
    takeAppCode,
    async takeAnyCode(tx, userId, code, nowMs) {
      if (isTotpCode(code)) return takeAppCode(tx, userId, code, nowMs);
      return takeRecoveryCode(tx, userId, hashOf(userId, writtenRecoveryCode(code)));
    },
    async issueRecoveryCodes(tx, userId) {
      const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
      await replaceRecoveryCodes(
        tx,
        userId,
        codes.map((code) => hashOf(userId, code)),
      );
      return codes;
    },
  };
}

function newRecoveryCode(): string {
  const letters = Array.from({ length: recoveryLength }, () => recoveryAlphabet[randomInt(recoveryAlphabet.length)]);
  return writtenRecoveryCode(letters.join(''));
}
