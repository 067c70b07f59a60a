import { lazyPart } from '#web/parts/lazy-part.ts';

export const ClientList = lazyPart(() => import('./ClientList.tsx'), 'ClientList');
