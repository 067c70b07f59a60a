/** Staff permissions, each named after what it opens. The statistics codes of the API are three of them. */
export const permissionsByRole = {
  editor: ['news.edit', 'site.edit', 'media.edit', 'import.run'],
  music: ['music.edit', 'media.edit', 'import.run'],
  promotions: ['promotions.edit', 'media.edit'],
  // Whoever sells time on air reads what the report to the client is made of.
  sales: ['advertising.edit', 'stats.read', 'media.edit'],
  statistics: ['stats.read', 'affiliates.listen'],
  administrator: [
    'news.edit',
    'site.edit',
    'music.edit',
    'promotions.edit',
    'advertising.edit',
    'media.edit',
    'import.run',
    'stats.read',
    'cache.clear',
    'affiliates.listen',
    'users.edit',
    'audit.read',
  ],
} as const satisfies Record<string, readonly string[]>;

export type StaffRole = keyof typeof permissionsByRole;
export const staffRoleNames = Object.keys(permissionsByRole) as [StaffRole, ...StaffRole[]];

export function permissionsOf(roles: readonly string[]): Set<string> {
  return new Set(roles.flatMap((role) => permissionsByRole[role as StaffRole] ?? []));
}

export const authCookie = 'auth_jwt';
/** Readable by the page, worth nothing by itself: tells that asking for the profile makes sense. */
export const signedInCookie = 'a1_signed_in';
/** Out of reach of scripts: a browser in which this account was made or entered before. Opens nothing by itself. */
export const deviceCookie = 'a1_device';

/** What must be filled in before a registration counts as complete. */
export const registrationFields = [
  'name',
  'lastName',
  'cpf',
  'birthday',
  'gender',
  'phone',
  'stateId',
  'cityId',
  'postalCode',
  'district',
  'street',
  'streetNumber',
] as const;

export function isRegistrationComplete(
  user: { [F in (typeof registrationFields)[number]]: string | number | null },
): boolean {
  return registrationFields.every((field) => user[field] !== null && user[field] !== '');
}
