import { type AccountSeed, accounts } from '../../seed/content/accounts.ts';

/** What goes along with a call to make it theirs. */
export async function signInStaff(
  url: string,
  who: AccountSeed['key'],
): Promise<{ authorization: string; 'content-type': string }> {
  const { email, password } = accounts.find(({ key }) => key === who) ?? {};
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/profile/login`, { method: 'POST', headers, body });
  return { ...headers, authorization: `Bearer ${(await response.json()).data.token}` };
}
