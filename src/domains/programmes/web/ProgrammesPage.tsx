import { definePage } from '#web/page.ts';

export const page = definePage({
  head: () => ({}),
  Page: () => <h1>Programmes</h1>,
});
