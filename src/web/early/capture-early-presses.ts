import { earlyMessages } from './early.messages.ts';
import { startEarlySound, stopEarlySound } from './early-sound.ts';

/**
 * A page is drawn long before its code is here. What is pressed meanwhile stays marked on the button itself, `data-pressed`, for
 * eyes and ears; the button does it when it is hydrated (`early-press.ts`). Nothing is imported from there: this runs before the
 * first paint, and the mark in the document is all that the two share.
 */
export function captureEarlyPresses(): void {
  addEventListener(
    'click',
    (event) => {
      const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-early]');
      if (!button) return;
      event.stopImmediatePropagation();
      const isPlay = button.dataset.early === 'play';
      if (isPlay && stopEarlySound()) {
        document.querySelectorAll<HTMLElement>('[data-early=play]').forEach(takeBack);
        return;
      }
      button.dataset.pressed = '';
      button.setAttribute('aria-busy', 'true');
      if (isPlay) startEarlySound();
      say(earlyMessages.heard);
    },
    true,
  );
}

function takeBack(button: HTMLElement): void {
  delete button.dataset.pressed;
  button.removeAttribute('aria-busy');
}

/** Outside what React takes over: it would find words that the server did not write. */
function say(text: string): void {
  const region = document.querySelector('[data-early-words]') ?? document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('data-early-words', '');
  region.setAttribute('role', 'status');
  document.body.append(region);
  region.textContent = text;
}
