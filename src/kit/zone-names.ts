/** The zones of the world that this machine knows by name. */
export function zoneNames(): string[] {
  return [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])].sort();
}

/** Whether a name is a place's own, such as `Europe/Rome`: an offset moves no clock in summer. */
export function isZoneName(name: string): boolean {
  return zoneNames().includes(name);
}
