import type { DbOrTx } from '#server/database.ts';
import { boardMessages } from '../board.messages.ts';
import { cleanCache, type WirePermissions } from '../listeners.contract.ts';
import type { PermissionCode } from '../listeners.rules.ts';
import { listAffiliates, listLinks } from './board.store.ts';

export const affiliatesUrl = '/api/v1/stats/affiliate/';

const controls = [{ name: cleanCache.name, title: boardMessages.cleanCache, href: cleanCache.path, target: '_self' }];

/** What somebody with these codes finds on the dashboard beside the figures. */
export async function presentBoard(db: DbOrTx, userPermissions: PermissionCode[]): Promise<WirePermissions> {
  const mayClean = userPermissions.includes(2);
  const mayHear = userPermissions.includes(3);
  return {
    userPermissions,
    content: {
      affiliates: mayHear ? (await listAffiliates(db)).map(({ sid, name }) => ({ sid, name })) : [],
      affiliatesUrl: mayHear ? affiliatesUrl : '',
      controlls: mayClean ? controls : [],
      links: mayClean ? await listLinks(db) : [],
    },
  };
}
