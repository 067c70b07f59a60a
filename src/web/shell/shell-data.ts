import type { Client } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { getCategories } from '#domains/news/news.categories.contract.ts';
import { getAppParameters } from '#domains/site/site.contract.ts';
import { oncePer } from '#kit/once-per.ts';
import { type BannerPaint, bannerPaint } from './banner-paint.ts';
import { type CategoryLink, otherCategories } from './categories.ts';

/** What the shell of every page needs: the station's parameters and the news categories. */
export type ShellData = {
  parameters: DataOf<typeof getAppParameters>;
  /** Of the banner's two colours. */
  bannerPaint: Readonly<BannerPaint>;
  categories: DataOf<typeof getCategories>;
  otherCategories: readonly CategoryLink[];
  /** Of the render: the footer's copyright line must hydrate as it was sent. */
  year: number;
};

const paintOf = oncePer(({ startColor, endColor }: ShellData['parameters']) => bannerPaint(startColor, endColor));
const otherCategoriesOf = oncePer(otherCategories);

/** A failure here is only logged: the shell stands with its defaults, and the visitor sees no message. */
export async function loadShell(client: Client): Promise<ShellData> {
  const [parameters, categories] = await Promise.all([
    loadParameters(client),
    client.call(getCategories).catch(logged('news categories', () => [])),
  ]);
  return {
    parameters,
    bannerPaint: paintOf(parameters),
    categories,
    otherCategories: otherCategoriesOf(categories),
    year: new Date().getFullYear(),
  };
}

export function loadParameters(client: Client): Promise<ShellData['parameters']> {
  return client.call(getAppParameters).catch(logged('app parameters', defaultParameters));
}

function logged<T>(what: string, fallback: () => T): (error: unknown) => T {
  return (error) => {
    console.warn(`${what} did not load`, error);
    return fallback();
  };
}

/** Fetched only when they are needed, which is hardly ever. */
async function defaultParameters(): Promise<ShellData['parameters']> {
  const { defaultAppParameters } = await import('#domains/site/site.defaults.ts');
  return defaultAppParameters;
}
