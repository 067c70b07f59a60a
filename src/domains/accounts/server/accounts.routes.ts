import type { Implementation } from '#server/api/implement.ts';
import type { AccountRoom } from './account-room.ts';
import { passwordRoutes } from './password.routes.ts';
import { profileRoutes } from './profile.routes.ts';
import { registrationRoutes } from './registration.routes.ts';
import { secondFactorRoutes } from './second-factor/second-factor.routes.ts';
import { signInRoutes } from './sign-in.routes.ts';

/** One file per flow. */
export function accountsRoutes(room: AccountRoom): Implementation[] {
  return [
    ...signInRoutes(room),
    ...secondFactorRoutes(room),
    ...registrationRoutes(room),
    ...passwordRoutes(room),
    ...profileRoutes(room),
  ];
}
