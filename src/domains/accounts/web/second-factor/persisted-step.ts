const key = 'a1_second_step';
/** A little less than the server gives. */
const lifeMs = 4.5 * 60_000;

/** A reload in the middle of a login does not ask for the password again: this tab keeps, for a moment, that it was right. */
export const persistedStep = {
  keep: (challenge: string): void => withStorage((storage) => storage.setItem(key, written(challenge))),
  get(): string | null {
    let kept: string | null = null;
    withStorage((storage) => {
      const { challenge, until } = JSON.parse(storage.getItem(key) ?? '{}');
      if (typeof challenge === 'string' && until > Date.now()) kept = challenge;
    });
    return kept;
  },
  drop: (): void => withStorage((storage) => storage.removeItem(key)),
};

const written = (challenge: string) => JSON.stringify({ challenge, until: Date.now() + lifeMs });

/** A browser that forbids storage keeps nothing, and the login begins anew. */
function withStorage(act: (storage: Storage) => void): void {
  try {
    act(sessionStorage);
  } catch {
    return;
  }
}
