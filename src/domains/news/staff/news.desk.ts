import type { Desk } from '#staff/desk.ts';
import { deferred } from '#web/parts/deferred.ts';
import { categoriesResource } from '../categories.resource.ts';
import { journalistsResource } from '../journalists.resource.ts';
import { newsResource } from '../news.resource.ts';
import { tagsResource } from '../tags.resource.ts';
import { homeFrontMessages } from './home-front/home-front.messages.ts';
import { planningMessages } from './planning/planning.messages.ts';

export const newsDesk: Desk = [
  {
    kind: 'resource',
    section: 'newsroom',
    resource: newsResource,
    Item: deferred(() => import('./article/ArticleScreen.tsx'), 'ArticleScreen'),
  },
  {
    kind: 'screen',
    section: 'newsroom',
    path: 'bacheca',
    label: planningMessages.board.title,
    permissions: [newsResource.permission],
    Screen: deferred(() => import('./planning/BoardScreen.tsx'), 'BoardScreen'),
  },
  {
    kind: 'screen',
    section: 'newsroom',
    path: 'calendario',
    label: planningMessages.calendar.title,
    permissions: [newsResource.permission],
    Screen: deferred(() => import('./planning/CalendarScreen.tsx'), 'CalendarScreen'),
  },
  {
    kind: 'screen',
    section: 'newsroom',
    path: 'prima-pagina',
    label: homeFrontMessages.title,
    permissions: [newsResource.permission],
    Screen: deferred(() => import('./home-front/HomeFrontScreen.tsx'), 'HomeFrontScreen'),
  },
  { kind: 'resource', section: 'newsroom', resource: categoriesResource },
  { kind: 'resource', section: 'newsroom', resource: tagsResource },
  { kind: 'resource', section: 'newsroom', resource: journalistsResource },
];
