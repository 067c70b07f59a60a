import type { Access, Endpoint } from '#contract/endpoint.ts';
import { Refusal } from '#contract/refusal.ts';
import type { CallContext } from './implement.ts';
import type { User } from './visitor.ts';

/** Lets the caller in or refuses: 401 for nobody, 403 for somebody without the right. Public calls identify nobody. */
export async function authorize(
  endpoint: Pick<Endpoint, 'access' | 'method'>,
  context: Pick<CallContext, 'identify' | 'sameOrigin'>,
): Promise<User | null> {
  if (endpoint.access === 'public') return null;
  const user = await context.identify();
  if (!user) throw new Refusal(401, 'unauthorized');
  if (user.proof === 'cookie' && endpoint.method !== 'GET' && !context.sameOrigin) {
    throw new Refusal(403, 'cross-site request');
  }
  const reason = missingRight(endpoint.access, user);
  if (reason) throw new Refusal(403, reason);
  return user;
}

/** What `user` lacks for `access`, or null. */
function missingRight(access: Access, user: User): string | null {
  if (access === 'registered') return user.registrationComplete ? null : 'registration incomplete';
  if (access === 'pro') return user.isPro ? null : 'pro only';
  if (access === 'staff') return user.permissions.size > 0 ? null : 'forbidden';
  if (access.startsWith('staff:')) return user.permissions.has(access.slice('staff:'.length)) ? null : 'forbidden';
  return access === 'operator' ? 'forbidden' : null;
}
