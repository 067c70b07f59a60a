import { afterAll } from 'vitest';
import { closeAll } from './afterwards.ts';

afterAll(closeAll);
