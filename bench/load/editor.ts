import { accounts } from '../../seed/content/accounts.ts';

/** What goes along with a call to make it the demo's editor's. */
export async function signInEditor(url: string): Promise<{ authorization: string; 'content-type': string }> {
  const { email, password } = accounts.find(({ key }) => key === 'editor') ?? {};
  const body = JSON.stringify({ email, password });
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${url}/api/v1/profile/login`, { method: 'POST', headers, body });
  return { ...headers, authorization: `Bearer ${(await response.json()).data.token}` };
}
