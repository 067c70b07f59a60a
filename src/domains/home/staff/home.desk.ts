import type { Desk } from '#staff/desk.ts';
import { pollsResource } from '../polls.resource.ts';
import { sentencesResource } from '../sentences.resource.ts';

export const homeDesk: Desk = [
  { kind: 'resource', section: 'newsroom', resource: pollsResource },
  { kind: 'resource', section: 'newsroom', resource: sentencesResource },
];
