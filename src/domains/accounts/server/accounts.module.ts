import type { DomainModule } from '#server/domain-module.ts';
import { createAccountContext } from './account-context.ts';
import { accountsJobs } from './accounts.jobs.ts';
import { accountsPersonalData } from './accounts.personal.ts';
import { accountsRoutes } from './accounts.routes.ts';
import { createIdentityProvider } from './identity/identity-provider.ts';
import { serveLocalProvider } from './identity/local-provider.routes.ts';
import { socialRoutes } from './identity/social.routes.ts';
import { placesRoutes } from './places/places.routes.ts';
import { serveProGrants } from './pro/pro.routes.ts';
import { servePersonalData } from './profile/personal-data.routes.ts';

export const accountsModule: DomainModule = {
  name: 'accounts',
  personalData: () => [accountsPersonalData],
  jobs: accountsJobs,
  open(context) {
    const accounts = createAccountContext(context);
    const provider = createIdentityProvider(context);
    return {
      endpoints: [...accountsRoutes(accounts), ...socialRoutes(accounts, provider), ...placesRoutes()],
      routes(app) {
        servePersonalData(app, accounts);
        serveProGrants(app, context, context.config.appBackendSecret);
        if (provider.local) serveLocalProvider(app, provider.local);
      },
    };
  },
};
