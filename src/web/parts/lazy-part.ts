import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { keepFetching } from './parts.ts';

/**
 * A component whose code comes later. React remembers a failed fetch for good and gives the whole page up for it; here the
 * server's HTML or the fallback stands until the code is there, however often that takes.
 */
export function lazyPart<M, N extends keyof M>(load: () => Promise<M>, name: N): LazyExoticComponent<Component<M[N]>> {
  return lazy(
    () =>
      new Promise<{ default: Component<M[N]> }>((resolve) => {
        keepFetching(load, { onHere: (module) => resolve({ default: module[name] as Component<M[N]> }) });
      }),
  );
}

// biome-ignore lint/suspicious/noExplicitAny: whatever props the component takes, its lazy form takes the same.
type Component<T> = T extends ComponentType<any> ? T : never;
