import { expect, test } from 'vitest';
import { permissionsByRole, type StaffRole } from '#domains/accounts/accounts.rules.ts';
import { signIn } from '../../../tests/sign-in.ts';
import { openTestStation } from '../../../tests/test-station.ts';
import type { RouteAccess } from '../api/access-policy.ts';

const station = await openTestStation();
const roles = Object.keys(permissionsByRole) as StaffRole[];
const staffRoutes = station.routes.filter(({ access, method }) => access.startsWith('staff') && method !== 'HEAD');

function isAllowed(role: StaffRole, { access }: RouteAccess): boolean {
  const [, permission] = access.split(':');
  return permission === undefined || (permissionsByRole[role] as readonly string[]).includes(permission);
}

/** An empty call for nothing that exists: whoever may call is told so, and nothing changes. */
async function statusOf({ method, url }: RouteAccess, who: { headers?: Record<string, string> } = {}): Promise<number> {
  const path = url.replaceAll(/:\w+/g, '999999999');
  const { headers = {} } = who;
  const init =
    method === 'GET'
      ? { headers }
      : { method, headers: { ...headers, 'content-type': 'application/json' }, body: '{}' };
  const response = await fetch(station.url + path, { ...init, redirect: 'manual' });
  await response.body?.cancel();
  return response.status;
}

test('[DESK-02] every role may call exactly what the table says, and nobody else anything of the staff', async () => {
  expect(staffRoutes.length).toBeGreaterThan(50);
  const listener = await signIn(station, 'listener');
  const people = await Promise.all(roles.map(async (role) => ({ role, who: await signIn(station, role) })));
  const wrong: string[] = [];
  for (const route of staffRoutes) {
    const name = `${route.method} ${route.url}`;
    const nobody = await statusOf(route);
    if (nobody !== 401) wrong.push(`${name}: nobody ${nobody}`);
    const stranger = await statusOf(route, listener);
    if (stranger !== 403) wrong.push(`${name}: listener ${stranger}`);
    for (const { role, who } of people) {
      const status = await statusOf(route, who);
      const isRefused = status === 401 || status === 403;
      if (isRefused === isAllowed(role, route)) wrong.push(`${name}: ${role} ${status}`);
    }
  }
  expect(wrong).toEqual([]);
});
