import { isMobileClient } from '#domains/site/site.rules.ts';

export type ClientInfo = { isMobile: boolean };

export function clientInfo(): ClientInfo {
  const coarsePointer = matchMedia('(pointer: coarse)').matches;
  return { isMobile: isMobileClient({ userAgent: navigator.userAgent, coarsePointer }) };
}
