const calm = '(prefers-reduced-motion: reduce)';

/** For what scripts set in motion; the stylesheet looks after its own. */
export function prefersCalm(): boolean {
  return window.matchMedia(calm).matches;
}

export function scrollBehaviour(): ScrollBehavior {
  return prefersCalm() ? 'auto' : 'smooth';
}
