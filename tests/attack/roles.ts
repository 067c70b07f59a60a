import { type AccountSeed, accounts } from '../../seed/content/accounts.ts';

export const roles = ['nobody', 'listener', 'pro', 'staff', 'administrator'] as const;
export type Role = (typeof roles)[number];

const keys: Record<Exclude<Role, 'nobody'>, AccountSeed['key']> = {
  listener: 'complete',
  pro: 'pro',
  staff: 'editor',
  administrator: 'administrator',
};

/** As often as a known device may sign in within the hour; then a role that was signed out stays so. */
const mostSignIns = 18;

export type Sessions = {
  tokenOf(role: Role): string | undefined;
  /** For a role whose session one of its own calls has ended. */
  renew(role: Role): Promise<void>;
};

/** The demo's accounts, signed in as they would be by hand, each on a device that it has used before. */
export async function openSessions(url: string): Promise<Sessions> {
  const tokens = new Map<Role, string>();
  const devices = new Map<Role, string>();
  const signIns = new Map<Role, number>();

  async function signIn(role: Exclude<Role, 'nobody'>): Promise<void> {
    const account = accounts.find(({ key }) => key === keys[role]);
    const device = devices.get(role);
    const response = await fetch(`${url}/api/v1/profile/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.255.0.${1 + roles.indexOf(role)}`,
        ...(device && { cookie: device }),
      },
      body: JSON.stringify({ email: account?.email, password: account?.password }),
    });
    const { data } = (await response.json()) as { data?: { token?: string } };
    const cookie = response.headers.getSetCookie().find((one) => one.startsWith('a1_device='));
    if (cookie) devices.set(role, cookie.split(';', 1)[0] ?? '');
    if (data?.token) tokens.set(role, data.token);
    signIns.set(role, (signIns.get(role) ?? 0) + 1);
  }

  for (const role of roles) if (role !== 'nobody') await signIn(role);
  const missing = roles.filter((role) => role !== 'nobody' && !tokens.has(role));
  if (missing.length > 0) throw new Error(`cannot sign in as ${missing.join(', ')}`);
  return {
    tokenOf: (role) => tokens.get(role),
    async renew(role) {
      if (role !== 'nobody' && (signIns.get(role) ?? 0) < mostSignIns) await signIn(role);
    },
  };
}
