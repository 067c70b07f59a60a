import type { Client } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { getCategories } from '#domains/news/news.categories.contract.ts';
import type { AppParameters } from '#domains/site/site.contract.ts';
import { oncePer } from '#kit/once-per.ts';
import { type BannerPaint, bannerPaint } from './banner-paint.ts';
import { type CategoryLink, otherCategories } from './categories.ts';
import { loadParameters } from './load-parameters.ts';

/** What the shell of every page needs: the station's parameters and the news categories. */
export type ShellData = {
  parameters: AppParameters;
  /** Of the banner's two colours. */
  bannerPaint: Readonly<BannerPaint>;
  categories: DataOf<typeof getCategories>;
  otherCategories: readonly CategoryLink[];
  /** Of the render: the footer's copyright line must hydrate as it was sent. */
  year: number;
};

const paintOf = oncePer(({ startColor, endColor }: AppParameters) => bannerPaint(startColor, endColor));
const otherCategoriesOf = oncePer(otherCategories);

/** A failure here is only logged: the shell stands with its defaults, and the visitor sees no message. */
export async function loadShell(client: Client): Promise<ShellData> {
  const [parameters, categories] = await Promise.all([
    loadParameters(client),
    client.call(getCategories).catch((error) => {
      console.warn('news categories did not load', error);
      return [];
    }),
  ]);
  return {
    parameters,
    bannerPaint: paintOf(parameters),
    categories,
    otherCategories: otherCategoriesOf(categories),
    year: new Date().getFullYear(),
  };
}
