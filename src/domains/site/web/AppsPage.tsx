import { definePage } from '#web/page.ts';

export const page = definePage({
  head: () => ({}),
  Page: () => <h1>Apps</h1>,
});
