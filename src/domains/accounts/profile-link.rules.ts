/** The screens that a mail or another page can lead to, by the word that stands in the address. */
const linkedScreens = {
  requestPasswordReset: 'request-password-reset',
  confirmEmail: 'confirm-email',
  resetPassword: 'reset-password',
} as const;
type LinkedScreen = keyof typeof linkedScreens;

export type ProfileLink = {
  screen: (typeof linkedScreens)[LinkedScreen] | 'login';
  userId: number | null;
  code: string | null;
  token: string | null;
};

const ownParameters = ['profile', 'screen', 'userId', 'code', 'token'];

/** What an address asks of the profile modal; null where it asks nothing. A screen nobody knows is the login. */
export function profileLink(search: string): ProfileLink | null {
  const query = new URLSearchParams(search);
  if (query.get('profile') !== 'true') return null;
  const asked = query.get('screen') ?? '';
  const screen = Object.hasOwn(linkedScreens, asked) ? linkedScreens[asked as LinkedScreen] : 'login';
  return { screen, userId: linkedUserId(query.get('userId')), code: query.get('code'), token: query.get('token') };
}

/** A number of the link as a number, anything else as null. */
export function linkedUserId(text: string | null): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  const userId = Number(text);
  return Number.isSafeInteger(userId) ? userId : null;
}

/** The address without what the modal took out of it, so that a reload or a shared link does not open it again. */
export function withoutProfileLink(search: string): string {
  const query = new URLSearchParams(search);
  for (const name of ownParameters) query.delete(name);
  const rest = query.toString();
  return rest && `?${rest}`;
}

export type TestFlags = Record<string, boolean | string>;

/** The flags in an address, as far as the station allows them. 'true' and 'false' are truth values, the rest is kept as written. */
export function testFlagsOf(search: string, enabledTests: readonly string[]): TestFlags {
  const flags: TestFlags = {};
  for (const [name, value] of new URLSearchParams(search)) {
    if (name.includes('test_') && enabledTests.includes(name)) flags[name] = flagValue(value);
  }
  return flags;
}

function flagValue(text: string): boolean | string {
  if (text === 'true') return true;
  return text === 'false' ? false : text;
}
