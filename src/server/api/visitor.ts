/** A signed-in person, as every route sees them. Visitors without a session are `null`. */
export type User = {
  userId: number;
  /** First and last name, as the staff know them. */
  name: string;
  /** The staff roles that count for this session. */
  roles: readonly string[];
  sessionId: string;
  isPro: boolean;
  registrationComplete: boolean;
  permissions: ReadonlySet<string>;
  /** How the call proved who it is: a cookie travels by itself, so cookie calls must come from our own pages. */
  proof: 'bearer' | 'cookie';
};
