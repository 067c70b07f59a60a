import type { Desk } from '#staff/desk.ts';
import { categoriesResource } from '../categories.resource.ts';

export const newsDesk: Desk = [{ kind: 'resource', section: 'newsroom', resource: categoriesResource }];
