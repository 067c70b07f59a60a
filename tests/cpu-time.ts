const inMs = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000;

/** What the thread itself works for it: what else the machine does meanwhile is not counted. */
export function cpuMs(work: () => unknown): number {
  const before = process.threadCpuUsage();
  work();
  return inMs(process.threadCpuUsage(before));
}

/** The same of all threads of the process, for what others of them do. */
export async function processCpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  return inMs(process.cpuUsage(before));
}
