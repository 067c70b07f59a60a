import { setTimeout as pause } from 'node:timers/promises';
import { cores, pinProcess } from '../pin.ts';
import { login } from './login.ts';
import { answerQuestions } from './questions.ts';

/** Somebody with a list of passwords, in a process of their own: whoever times pages meanwhile must not wait for them. */
const questions = {
  /** Sends so many guesses at one account, so many a second; answers how many were compared with the password at all. */
  async guess(url: string, email: string, { count, perSecond }: { count: number; perSecond: number }): Promise<number> {
    pinProcess(cores.load, process.pid);
    const startedAt = performance.now();
    const answers: Promise<number>[] = [];
    for (let sent = 0; sent < count; sent++) {
      const dueIn = startedAt + (sent / perSecond) * 1000 - performance.now();
      if (dueIn > 1) await pause(dueIn);
      answers.push(statusOf(login(url, email, `Tentata-${sent}!`)));
    }
    return (await Promise.all(answers)).filter((status) => status !== 429).length;
  },
};
export type GuesserQuestions = typeof questions;

async function statusOf(answering: Promise<Response>): Promise<number> {
  const answer = await answering;
  // Read to its end: the connection is free for the next one then.
  await answer.arrayBuffer();
  return answer.status;
}

answerQuestions('', questions, async () => undefined);
