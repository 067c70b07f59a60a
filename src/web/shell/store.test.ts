import { expect, test } from 'vitest';
import { createStore } from './store.ts';

test('a listener hears of a change, not of the same value again, and nothing after leaving', () => {
  const store = createStore('a');
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push(store.get()));
  store.set('b');
  store.set('b');
  leave();
  store.set('c');
  expect(heard).toEqual(['b']);
  expect(store.get()).toBe('c');
});

test('a listener that leaves while it is told does not keep the others from hearing', () => {
  const store = createStore(0);
  const heard: string[] = [];
  const leave = store.subscribe(() => {
    heard.push('first');
    leave();
  });
  store.subscribe(() => heard.push('second'));
  store.set(1);
  store.set(2);
  expect(heard).toEqual(['first', 'second', 'second']);
});
