/** The page's own title stands so long after a navigation, for it is what is announced. */
const ownTitleMs = 400;

/** The tab says what is heard; whatever title the page gives itself meanwhile comes back afterwards. */
export function createPageTitle() {
  let own = document.title;
  let heard: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function apply(): void {
    clearTimeout(timer);
    const wanted = heard ?? own;
    if (document.title !== wanted) document.title = wanted;
  }

  const observer = new MutationObserver(() => {
    if (document.title === heard) return;
    own = document.title;
    clearTimeout(timer);
    if (heard !== null) timer = setTimeout(apply, ownTitleMs);
  });
  const element = document.querySelector('title');
  if (element) observer.observe(element, { childList: true, characterData: true, subtree: true });

  return {
    show(text: string | null): void {
      // The browser itself tidies a title's white space.
      const next = text?.replace(/\s+/g, ' ').trim() || null;
      if (next === heard) return;
      heard = next;
      apply();
    },
  };
}
