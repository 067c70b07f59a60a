import { constants, platform, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { HashAnswer, HashWork } from './hashing.ts';

/** argon2id is the package's default algorithm; the costs are the station's decision. */
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Linux has a priority for each thread, and this one gives way; elsewhere it would be the whole station that does.
if (platform() === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);

function answerTo(work: HashWork): HashAnswer {
  try {
    if (work.kind === 'hash') return { hash: hashSync(work.password, costs) };
    return { matches: verifySync(work.against, work.password) };
  } catch (error) {
    return { error: String(error) };
  }
}

parentPort?.on('message', (work: HashWork) => parentPort?.postMessage(answerTo(work)));
