import type { SocialProvider } from '../../social.rules.ts';

/** The way to a provider's window. */
export type SocialAdapter = {
  /** Opens the window at once, since browsers allow it only inside a click, and brings back the identity token. */
  signIn(provider: SocialProvider): Promise<string>;
};

/** Fails as the Firebase client does, with its names. */
export class SignInError extends Error {
  override name = 'SignInError';
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}
