import { type Implementation, implement } from '#server/api/implement.ts';
import { getIdentityProvider, linkFirebase, loginFirebase, registerUserFirebase } from '../../social.contract.ts';
import { providedEmailProblem, type SocialProvider } from '../../social.rules.ts';
import type { AccountContext } from '../account-context.ts';
import { sessionOrRefusal } from '../sessions/sessions.ts';
import type { TokenRefusal } from './id-token.ts';
import type { EmailClaim } from './identity.store.ts';
import type { IdentityProvider } from './identity-provider.ts';
import { linkByCode, linkByPassword, mailLinkCode } from './link-account.ts';
import { loginWithIdentity } from './login-with-identity.ts';
import { registerIdentity } from './register-identity.ts';

/** Signing in with Google and Facebook: the token first, then the accounts. */
export function socialRoutes(context: AccountContext, { settings, tokens }: IdentityProvider): Implementation[] {
  /** Whose token it is, or why it does not count. */
  async function read(body: { idToken: string; provider: SocialProvider }): Promise<EmailClaim | Problem> {
    const claim = await tokens.verify(body.idToken, body.provider);
    if (typeof claim === 'string') return claim;
    const problem = providedEmailProblem(claim, body.provider);
    return problem ?? { ...claim, email: claim.email ?? '' };
  }

  return [
    implement(getIdentityProvider, () => settings),

    implement(loginFirebase, async ({ body, cookies, sameOrigin, refuse }) => {
      const claim = await read(body);
      if (typeof claim === 'string') return refuse(claim);
      const outcome = await loginWithIdentity(context, claim, { cookies, sameOrigin });
      return typeof outcome === 'string' ? refuse(outcome) : sessionOrRefusal(outcome, refuse);
    }),

    implement(registerUserFirebase, async ({ body, cookies, sameOrigin, refuse }) => {
      const claim = await read(body);
      if (typeof claim === 'string') return refuse(claim);
      const outcome = await registerIdentity(context, claim, { cookies, sameOrigin });
      return typeof outcome === 'string' ? refuse(outcome) : sessionOrRefusal(outcome, refuse);
    }),

    implement(linkFirebase, async ({ body, cookies, sameOrigin, say, refuse }) => {
      const claim = await read(body);
      if (typeof claim === 'string') return refuse(claim);
      const { password, code } = body;
      const caller = { cookies, sameOrigin };
      const outcome = password
        ? await linkByPassword(context, claim, password, caller)
        : code
          ? await linkByCode(context, claim, code, caller)
          : await mailLinkCode(context, claim, caller);
      if (typeof outcome === 'string') return refuse(outcome);
      const entered = sessionOrRefusal(outcome, refuse);
      say(entered ? 'account linked' : 'code sent');
      return entered;
    }),
  ];
}

type Problem = TokenRefusal | NonNullable<ReturnType<typeof providedEmailProblem>>;
