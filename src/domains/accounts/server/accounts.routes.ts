import type { Implementation } from '#server/api/implement.ts';
import type { AccountContext } from './account-context.ts';
import { passwordRoutes } from './passwords/password.routes.ts';
import { profileRoutes } from './profile/profile.routes.ts';
import { registrationRoutes } from './registration/registration.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signInRoutes } from './sessions/sign-in.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';

/** One file per flow. */
export function accountsRoutes(context: AccountContext): Implementation[] {
  return [
    ...signInRoutes(context),
    ...secondFactorRoutes(context),
    ...registrationRoutes(context),
    ...passwordRoutes(context),
    ...profileRoutes(context),
    ...setupRoutes(context),
  ];
}
