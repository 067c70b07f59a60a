import { catalogueDesk } from '#domains/catalogue/staff/catalogue.desk.ts';
import { homeDesk } from '#domains/home/staff/home.desk.ts';
import { importsDesk } from '#domains/imports/staff/imports.desk.ts';
import { mediaDesk } from '#domains/media/staff/media.desk.ts';
import { newsDesk } from '#domains/news/staff/news.desk.ts';
import { deferred } from '#web/parts/deferred.ts';
import type { Desk } from './desk.ts';
import { failuresMessages } from './failures/failures.messages.ts';
import { frameMessages as text } from './frame/frame.messages.ts';
import { setupMessages } from './setup/setup.messages.ts';

const home: Desk = [
  {
    kind: 'screen',
    section: 'newsroom',
    path: '',
    label: text.dashboard,
    permissions: [],
    Screen: deferred(() => import('./dashboard/Dashboard.tsx'), 'Dashboard'),
  },
];

const station: Desk = [
  {
    kind: 'screen',
    section: 'station',
    path: 'registro',
    label: text.audit,
    permissions: ['audit.read'],
    Screen: deferred(() => import('./audit/AuditScreen.tsx'), 'AuditScreen'),
  },
  {
    kind: 'screen',
    section: 'station',
    path: 'guasti',
    label: failuresMessages.title,
    permissions: ['users.edit'],
    Screen: deferred(() => import('./failures/FailuresScreen.tsx'), 'FailuresScreen'),
  },
  {
    kind: 'screen',
    section: 'station',
    path: 'inizio',
    label: setupMessages.guide.nav,
    permissions: ['users.edit'],
    Screen: deferred(() => import('./setup/GuideScreen.tsx'), 'GuideScreen'),
  },
  {
    kind: 'screen',
    section: 'station',
    path: 'ruoli',
    label: text.roles,
    permissions: [],
    Screen: deferred(() => import('./roles/RolesScreen.tsx'), 'RolesScreen'),
  },
];

/** The desks of all domains, listed by hand; within a section they stand in this order. */
export const desks: readonly Desk[] = [home, newsDesk, homeDesk, mediaDesk, catalogueDesk, importsDesk, station];
