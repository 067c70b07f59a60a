import type { Implementation } from '#server/api/implement.ts';
import type { AccountContext } from './account-context.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { setupRoutes } from './setup/setup.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

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
