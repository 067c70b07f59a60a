import type { Client } from '#contract/client.ts';
import { type AppParameters, getAppParameters } from '#domains/site/site.contract.ts';

/** A failure is only logged: the page stands with the defaults, and the visitor sees no message. */
export function loadParameters(client: Client): Promise<AppParameters> {
  return client.call(getAppParameters).catch((error) => {
    console.warn('app parameters did not load', error);
    return defaultParameters();
  });
}

/** Fetched only when they are needed, which is hardly ever. */
async function defaultParameters(): Promise<AppParameters> {
  const { defaultAppParameters } = await import('#domains/site/site.defaults.ts');
  return defaultAppParameters;
}
