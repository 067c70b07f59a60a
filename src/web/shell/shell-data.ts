import type { Client } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { getCategories } from '#domains/news/news.contract.ts';
import { getAppParameters } from '#domains/site/site.contract.ts';
import { defaultAppParameters } from '#domains/site/site.rules.ts';

/** What the shell of every page needs: the station's parameters and the news categories. */
export type ShellData = {
  parameters: DataOf<typeof getAppParameters>;
  categories: DataOf<typeof getCategories>;
};

/** A failure here is only logged: the shell stands with its defaults, and the visitor sees no message. */
export async function loadShell(client: Client): Promise<ShellData> {
  const [parameters, categories] = await Promise.all([
    client.call(getAppParameters).catch(logged('app parameters', defaultAppParameters)),
    client.call(getCategories).catch(logged('news categories', [])),
  ]);
  return { parameters, categories };
}

function logged<T>(what: string, fallback: T): (error: unknown) => T {
  return (error) => {
    console.warn(`${what} did not load`, error);
    return fallback;
  };
}
