import { expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { createToasts, toastLifetimeMs } from './toasts.ts';

const action = { label: 'Accedi', run: () => undefined };

test.each([
  ['error', {}, null],
  ['success', {}, 3000],
  ['info', {}, 3000],
  ['info', { action }, 5000],
  ['success', { action }, 5000],
  ['error', { action }, 5000],
  ['success', { persist: true }, null],
  ['info', { persist: true, action }, null],
] as const)('a toast of kind %s with %o lives %s ms', (kind, options, lifetime) => {
  expect(toastLifetimeMs(kind, options)).toBe(lifetime);
});

function open() {
  const clock = createFakeClock();
  const toasts = createToasts(clock);
  const texts = () => toasts.store.get().map(({ text }) => text);
  return { clock, toasts, texts };
}

test('each toast leaves at its own time, and an error stays', () => {
  const { clock, toasts, texts } = open();
  toasts.toast('error', 'errore');
  toasts.toast('success', 'fatto');
  toasts.toast('info', 'entra', { action });
  clock.advance(2999);
  expect(texts()).toEqual(['errore', 'fatto', 'entra']);
  clock.advance(1);
  expect(texts()).toEqual(['errore', 'entra']);
  clock.advance(2000);
  expect(texts()).toEqual(['errore']);
  clock.advance(86_400_000);
  expect(texts()).toEqual(['errore']);
});

test('what an action has said before goes when it speaks again, and when it succeeds without a word', () => {
  const { toasts, texts } = open();
  toasts.toast('error', 'Il voto non è partito.', { about: 'poll' });
  toasts.toast('error', 'La radio non arriva.', { about: 'sound' });
  toasts.toast('error', 'Hai votato troppe volte.', { about: 'poll' });
  expect(texts()).toEqual(['La radio non arriva.', 'Hai votato troppe volte.']);
  toasts.toast('success', 'Votato!', { about: 'poll' });
  toasts.toast('success', 'Grazie!', { about: 'poll' });
  expect(texts()).toEqual(['La radio non arriva.', 'Votato!', 'Grazie!']);
  toasts.settle('sound');
  expect(texts()).toEqual(['Votato!', 'Grazie!']);
});

test('a dismissed toast leaves at once and no timer is left behind', () => {
  const { clock, toasts, texts } = open();
  const id = toasts.toast('success', 'fatto');
  toasts.dismiss(id);
  expect(texts()).toEqual([]);
  expect(clock.pending()).toBe(0);
  toasts.dismiss(id);
});

test('time stands still while somebody points at a toast', () => {
  const { clock, toasts, texts } = open();
  const id = toasts.toast('info', 'leggimi');
  clock.advance(2000);
  toasts.hold(id);
  toasts.hold(id);
  clock.advance(60_000);
  expect(texts()).toEqual(['leggimi']);
  toasts.release(id);
  clock.advance(999);
  expect(texts()).toEqual(['leggimi']);
  clock.advance(1);
  expect(texts()).toEqual([]);
});

test('pointing at an error and leaving it does not make it go', () => {
  const { clock, toasts, texts } = open();
  const id = toasts.toast('error', 'errore');
  toasts.hold(id);
  toasts.release(id);
  clock.advance(60_000);
  expect(texts()).toEqual(['errore']);
});

test('the same words are not stacked: they begin their time again', () => {
  const { clock, toasts, texts } = open();
  toasts.toast('info', 'salvato');
  clock.advance(2000);
  toasts.toast('info', 'salvato');
  expect(texts()).toEqual(['salvato']);
  clock.advance(2999);
  expect(texts()).toEqual(['salvato']);
  clock.advance(1);
  expect(texts()).toEqual([]);
});
