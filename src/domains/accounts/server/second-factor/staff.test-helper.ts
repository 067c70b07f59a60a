import type { FakeClock } from '#kit/clock.ts';
import type { TestStation } from '../../../../../tests/test-station.ts';
import type { StaffRole } from '../../accounts.rules.ts';
import { staffRoles } from '../accounts.tables.ts';
import { bearer, people } from '../people.test-helper.ts';
import { totpCode, totpStep } from './totp.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export function base32Bytes(text: string): Buffer {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** Somebody of the staff, with an authenticator app at hand. */
export async function staffWith(station: TestStation, clock: Pick<FakeClock, 'now' | 'advance'>, roles: StaffRole[]) {
  const { call, member } = people(station);
  const person = await member();
  const { userId, token, password } = person;
  await station.context.db.insert(staffRoles).values(roles.map((role) => ({ userId, role })));
  let secret: Buffer = Buffer.alloc(0);

  async function begin(): Promise<void> {
    const { body } = await call('beginSecondFactor', { password }, bearer(token));
    secret = base32Bytes(body.data.secret);
  }
  const staff = {
    ...person,
    begin,
    secret: () => secret,
    appCode: () => totpCode(secret, totpStep(clock.now())),
    /** Turned on a while ago: the code that did it is not the one of now. */
    async turnedOn() {
      await begin();
      const { body } = await call('confirmSecondFactor', { code: staff.appCode() }, bearer(token));
      clock.advance(60_000);
      return { ...staff, codes: body.data.recoveryCodes as string[] };
    },
  };
  return staff;
}
