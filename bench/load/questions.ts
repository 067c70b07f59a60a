/** What a measured process can be asked from outside; structured data goes either way. */
// biome-ignore lint/suspicious/noExplicitAny: the arguments are each question's own; `never` would refuse every caller.
export type Questions = Record<string, (...given: any[]) => unknown>;

export type Question = { id: number; name: string; given: unknown[] };
export type Answer = { id: number; answer?: unknown; error?: string };
export type Ready = { ready: string };

/** The measured process's side: says where it listens, answers one by one, and closes when the bench is gone. */
export function answerQuestions(url: string, own: Questions, close: () => Promise<void>): void {
  const questions: Questions = { ...own, cpuSeconds };
  process.on('message', async ({ id, name, given }: Question) => {
    try {
      reply({ id, answer: await questions[name]?.(...given) });
    } catch (error) {
      reply({ id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
    }
  });
  let isClosing = false;
  const end = async () => {
    if (isClosing) return;
    isClosing = true;
    await close();
    if (process.connected) process.disconnect?.();
  };
  process.on('disconnect', end);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);
  if (process.connected) process.send?.({ ready: url } satisfies Ready);
  else void end();
}

/** Of all threads of this process since it started. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

function reply(answer: Answer): void {
  if (process.connected) process.send?.(answer);
}
