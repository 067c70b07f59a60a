/** How far below the screen something counts as near: about as far as a thumb scrolls while its code is on the way. */
const margin = '400px';

/**
 * Waits until the reader comes near the first element that `selector` finds: the server's HTML stands there meanwhile. Whoever
 * arrives from another page has no such HTML and waits for nothing; the keyboard may jump anywhere, so a key counts as near.
 */
export function whenNearViewport(selector: string): Promise<void> {
  const element = document.querySelector(selector);
  if (!element) return Promise.resolve();
  return new Promise((resolve) => {
    const come = () => {
      observer.disconnect();
      removeEventListener('keydown', come);
      resolve();
    };
    const observer = new IntersectionObserver(([seen]) => seen?.isIntersecting && come(), { rootMargin: margin });
    observer.observe(element);
    addEventListener('keydown', come);
  });
}
