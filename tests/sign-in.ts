import { type AccountSeed, accounts } from '../seed/content/accounts.ts';
import type { TestStation } from './test-station.ts';

/** Signs a demo account in; what comes back goes along with a call to make it theirs. */
export async function signIn(
  station: TestStation,
  key: AccountSeed['key'],
): Promise<{ headers: { authorization: string } }> {
  const { email, password } = accounts.find((one) => one.key === key) ?? { email: '', password: '' };
  const { body } = await station.post('/api/v1/profile/login', { email, password });
  return { headers: { authorization: `Bearer ${body.data.token}` } };
}
