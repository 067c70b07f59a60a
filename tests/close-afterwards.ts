import { afterAll, afterEach } from 'vitest';
import { closeAll } from './afterwards.ts';
import { hearWitnesses } from './witnesses.ts';

afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const said of await hearWitnesses()) console.error(said);
});
afterAll(closeAll);
