import { pageState } from '#web/page-state.ts';

export type StampOf = (page: string, isAgain: boolean) => Promise<string | null>;

type Options = {
  /** The stamp of the document that brought the first page. */
  first: () => string;
  loadPage: (page: string) => Promise<string>;
};

const printed = /"stamp":"([\w.-]{4,60})"/;

/**
 * What stands in the HTML of a page. The page that the visitor arrived on brings it along; one that they came to by a link inside
 * the site is loaded for it, as anybody would have to who wants a view of it to count.
 */
export function createStampOf({ first, loadPage }: Options): StampOf {
  let arrivedAt: string | undefined;
  return async (page, isAgain) => {
    arrivedAt ??= page;
    if (page === arrivedAt && !isAgain) return first();
    return printed.exec(await loadPage(page))?.[1] ?? null;
  };
}

export const stampOf = createStampOf({
  first: () => pageState().stamp,
  loadPage: async (page) => (await fetch(page, { headers: { accept: 'text/html' } })).text(),
});
