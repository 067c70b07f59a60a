import type { Desk } from '#staff/desk.ts';
import { deferred } from '#web/parts/deferred.ts';
import { permissionOfKind } from '../imports.rules.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';

export const importsDesk: Desk = [
  {
    kind: 'screen',
    section: 'station',
    path: 'importa',
    label: text.title,
    permissions: [...new Set(Object.values(permissionOfKind))],
    Screen: deferred(() => import('./ImportScreen.tsx'), 'ImportScreen'),
  },
];
