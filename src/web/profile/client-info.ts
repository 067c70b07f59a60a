export type ClientInfo = { isMobile: boolean };

export function clientInfo(): ClientInfo {
  const coarsePointer = matchMedia('(pointer: coarse)').matches;
  return { isMobile: isMobileClient({ userAgent: navigator.userAgent, coarsePointer }) };
}

/** An iPad presents itself as a Mac; what gives it away is that its first pointer is a finger. */
export function isMobileClient({ userAgent, coarsePointer }: { userAgent: string; coarsePointer: boolean }): boolean {
  if (/Mobi|Android|iPhone|iPad|iPod/i.test(userAgent)) return true;
  return coarsePointer && userAgent.includes('Macintosh');
}
