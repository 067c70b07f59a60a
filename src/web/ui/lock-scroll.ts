let locks = 0;

/** Holds the page still behind a dialog. Where there is a scrollbar its room is kept, so that nothing moves sideways. */
export function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement;
  if (locks++ === 0) dataset.scroll = window.innerWidth > clientWidth ? 'locked-keeping-gutter' : 'locked';
  return () => {
    if (--locks === 0) delete dataset.scroll;
  };
}
