import { cutHard } from '#kit/cut.ts';

export const defaultCategory = 'antena-1';
const fallbackYear = 2020;

export function top10Path(categorySlug: string): string {
  return categorySlug === defaultCategory ? '/as-10-mais' : `/as-10-mais?categoria=${encodeURIComponent(categorySlug)}`;
}

export function top100Path(year: number): string {
  return `/le-100-piu/${year}`;
}

/** The year that the page without one shows. */
export function firstYear(years: readonly number[]): number {
  return years[0] ?? fallbackYear;
}

/** A year of an address; null for what is none. */
export function yearOf(text: string): number | null {
  return /^\d{4}$/.test(text) ? Number(text) : null;
}

const longestInTopList = 15;

export function topListName(name: string): string {
  return cutHard(name, longestInTopList);
}
