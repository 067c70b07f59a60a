/** What opens below a button. */
export const menuLook =
  'min-w-52 max-w-[calc(100vw-1.5rem)] max-h-[70dvh] overflow-y-auto rounded-card border border-rule bg-card text-14 text-ink shadow-lift outline-none';
export const menuItemLook =
  'flex min-h-10 cursor-pointer items-center gap-2.5 px-3 py-1.5 no-underline outline-none data-[focused]:bg-desk pointer-coarse:min-h-11';
