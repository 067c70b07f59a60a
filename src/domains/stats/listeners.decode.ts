import type { WirePermissions } from './listeners.contract.ts';

export type Permissions = ReturnType<typeof decodePermissions>;

/** The codes of whoever is here, and what they open. */
export function decodePermissions({ userPermissions, content }: WirePermissions) {
  const { affiliates, affiliatesUrl, controlls, links } = content;
  return { codes: userPermissions, affiliates, affiliatesUrl, controls: controlls, links };
}
