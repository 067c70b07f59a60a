import { LRUCache } from 'lru-cache';
import type { AppContext } from '#server/app-context.ts';
import type { Config } from '#server/config.ts';
import { type MixProvider, NotAtProviderError } from './mix-provider.ts';

const patienceMs = 5_000;
/** Listeners who scroll through the same list ask the provider once. */
const keepMs = 60_000;
const mostKept = 200;

/** The provider's real API: https://www.mixcloud.com/developers/ */
export function remoteMixes(
  { apiUrl, user }: NonNullable<Config['mixcloud']>,
  clock: AppContext['clock'],
): MixProvider {
  const kept = new LRUCache<string, { until: number; answer: Promise<unknown> }>({ max: mostKept });
  const base = `${apiUrl}/${encodeURIComponent(user)}`;

  async function fetchJson(address: string): Promise<unknown> {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(patienceMs),
    });
    if (answer.status === 404) throw new NotAtProviderError(address);
    if (!answer.ok) throw new Error(`the provider of mixes answers ${answer.status}`);
    return answer.json();
  }

  return (path, query) => {
    const address = `${base}/${path}${query && `?${query}`}`;
    const found = kept.get(address);
    if (found && found.until > clock.now()) return found.answer;
    const answer = fetchJson(address);
    kept.set(address, { until: clock.now() + keepMs, answer });
    // A failure is not kept: the next listener tries again.
    answer.catch(() => kept.delete(address));
    return answer;
  };
}
