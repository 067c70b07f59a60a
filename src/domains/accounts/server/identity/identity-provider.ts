import type { DataOf } from '#contract/endpoint.ts';
import type { AppContext } from '#server/app-context.ts';
import type { getIdentityProvider } from '../../social.contract.ts';
import { fetchKeys } from './fetch-keys.ts';
import { createIdTokens, type IdTokens } from './id-token.ts';
import { createLocalProvider, type LocalProvider, localProjectId } from './local-provider.ts';
import { createProviderKeys } from './provider-keys.ts';

export type IdentityProvider = {
  /** What the page has to know to open the provider's window. */
  settings: DataOf<typeof getIdentityProvider>;
  tokens: IdTokens;
  /** The stand-in, where there is one: its window has to be served. */
  local?: LocalProvider;
};

/** Firebase where it is set up; a stand-in on a desk; nobody on the internet without settings. */
export function createIdentityProvider({
  config,
  clock,
  log,
}: Pick<AppContext, 'config' | 'clock' | 'log'>): IdentityProvider {
  const { now } = clock;
  if (config.firebase) {
    const { keysUrl, ...settings } = config.firebase;
    const keys = createProviderKeys({ load: fetchKeys(keysUrl), clock, log });
    const tokens = createIdTokens({ projectId: settings.projectId, keys, now });
    return { settings: { kind: 'firebase', ...settings }, tokens };
  }
  if (config.production) return { settings: { kind: 'none' }, tokens: { verify: async () => 'invalid token' } };
  const local = createLocalProvider(now);
  const keys = createProviderKeys({ load: local.publishedKeys, clock, log });
  return { settings: { kind: 'local' }, tokens: createIdTokens({ projectId: localProjectId, keys, now }), local };
}
