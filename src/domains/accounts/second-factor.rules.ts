export const recoveryCodeCount = 10;

/** How a recovery code is written, however it was typed: small letters in groups of four. */
export function writtenRecoveryCode(typed: string): string {
  const letters = typed.toLowerCase().replace(/[^a-z0-9]/g, '');
  return letters.match(/.{1,4}/g)?.join('-') ?? '';
}

/** What a session of staff may rest; everybody's ends after thirty days. */
export const staffIdleMs = 12 * 3_600_000;

export function isIdleTooLong(roles: readonly string[], seenAtMs: number, nowMs: number): boolean {
  return roles.length > 0 && nowMs - seenAtMs >= staffIdleMs;
}

/** The roles that count: one that demands a second factor sleeps until its holder has turned it on. */
export function countingRoles(roles: readonly string[], demanding: readonly string[], isOn: boolean): string[] {
  return isOn ? [...roles] : roles.filter((role) => !demanding.includes(role));
}
