import { definePage } from '#web/page.ts';

export const page = definePage({
  head: () => ({ title: 'Il kit', noindex: true }),
  Page: () => <h1>Il kit</h1>,
});
