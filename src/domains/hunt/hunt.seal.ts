/** What a draw was made of. Instants are ISO 8601 in UTC, to the millisecond. */
export type SealedHunt = {
  /** 64 hexadecimal digits. */
  seed: string;
  startsAt: string;
  endsAt: string;
  /** By their ids, ascending. */
  prizes: readonly { id: number; quantity: number }[];
};

export type WinningInstant = { number: number; prizeId: number; winsAt: string };

/**
 * The winning instant of every piece of every prize, one draw after the other over the hunt's window. Whoever has the seed finds
 * the same ones, here or with any tool that knows SHA-256: piece n wins at start + (first 48 bits of sha256("seed n") / 2^48) of
 * the window, in whole milliseconds.
 */
export async function scheduleOf({ seed, startsAt, endsAt, prizes }: SealedHunt): Promise<WinningInstant[]> {
  const start = Date.parse(startsAt);
  const windowMs = Date.parse(endsAt) - start;
  const schedule: WinningInstant[] = [];
  for (const { id, quantity } of prizes) {
    for (let piece = 0; piece < quantity; piece++) {
      const number = schedule.length;
      const share = Number.parseInt((await sha256(`${seed} ${number}`)).slice(0, 12), 16) / 2 ** 48;
      const winsAt = new Date(start + Math.floor(share * windowMs)).toISOString();
      schedule.push({ number, prizeId: id, winsAt });
    }
  }
  return schedule;
}

/**
 * The hash that is published before the hunt begins. It covers the seed too: the instants alone could be guessed where there
 * are few of them, by trying every millisecond of the window.
 */
export async function sealOf(hunt: SealedHunt): Promise<string> {
  const lines = (await scheduleOf(hunt)).map(({ number, prizeId, winsAt }) => `${number} ${prizeId} ${winsAt}`);
  return sha256([hunt.seed, hunt.startsAt, hunt.endsAt, ...lines].join('\n'));
}

/** Whether the seed that was shown afterwards is the one behind the hash that was shown before. */
export async function isSealTrue(hunt: SealedHunt, hash: string): Promise<boolean> {
  return (await sealOf(hunt)) === hash;
}

/** Of the platform's own: the same code runs in the station and in the browser of whoever checks it. */
async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
