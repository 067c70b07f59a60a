import { permissionsByRole } from '#domains/accounts/accounts.rules.ts';
import { findAddressee } from '#domains/accounts/server/accounts.read.ts';
import { stationZone } from '#domains/site/server/site.read.ts';
import { type Implementation, implement } from '#server/api/implement.ts';
import type { AppContext } from '#server/app-context.ts';
import { getAudit, getRoles, getStaffMe } from '../desk.contract.ts';
import { listAudit } from './audit.store.ts';

/** What every member of the staff asks the desk for, whatever their work. */
export function deskRoutes({ db, config }: Pick<AppContext, 'db' | 'config'>): Implementation[] {
  return [
    implement(getStaffMe, async ({ user }) => ({
      userId: user.userId,
      name: user.name,
      email: (await findAddressee(db, user.userId)).email,
      roles: [...user.roles],
      permissions: [...user.permissions],
      station: config.stationName,
      zone: await stationZone(db),
    })),

    implement(getAudit, ({ query }) => listAudit(db, query)),

    implement(getRoles, () =>
      Object.entries(permissionsByRole).map(([role, permissions]) => ({ role, permissions: [...permissions] })),
    ),
  ];
}
