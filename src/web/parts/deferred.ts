import { type ComponentType, createElement, lazy } from 'react';
import { keepFetching } from './parts.ts';
import { awaitHydration, useHydrated } from './use-hydrated.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever props the component takes, its deferred form takes the same.
type Component<T> = T extends ComponentType<any> ? T : never;
type Options = {
  /** The browser fetches the code only after this, for a part that stands far down the page. */
  after?: () => Promise<void>;
};

/** What the server still reads of the parts that its pages are made of. */
const unread = new Set<Promise<unknown>>();

/**
 * A component whose code the browser fetches after the page's own. The server writes its HTML with the rest, and React takes that
 * over. React remembers a failed fetch for good and gives the whole page up for it; here the server's HTML or the fallback stands
 * until the code is there, however often that takes.
 */
export function deferred<M, N extends keyof M & string>(
  load: () => Promise<M>,
  name: N,
  { after }: Options = {},
): Component<M[N]> {
  const part = import.meta.env.SSR ? readPart(load, name) : lazy(() => fetchPart(load, name, after));
  return part as Component<M[N]>;
}

/** A page may be written only when its parts have been read, for they are written without waiting. */
export async function deferredReady(): Promise<void> {
  while (unread.size > 0) await Promise.all(unread);
}

function readPart<M>(load: () => Promise<M>, name: keyof M & string): ComponentType<object> {
  let part: ComponentType<object> = () => {
    throw new Error(`${name} is written before it was read`);
  };
  const reading = load()
    .then((module) => {
      part = module[name] as ComponentType<object>;
    })
    .catch((error: unknown) => {
      part = () => {
        throw error;
      };
    })
    .finally(() => unread.delete(reading));
  unread.add(reading);
  return (props) => createElement(part, props);
}

function fetchPart<M>(load: () => Promise<M>, name: keyof M & string, after?: () => Promise<void>) {
  if (!after) awaitHydration(name);
  return new Promise<{ default: ComponentType<object> }>((resolve) => {
    const fetched = async () => {
      await after?.();
      return load();
    };
    keepFetching(fetched, { onHere: (module) => resolve({ default: hydrated(module, name) }) });
  });
}

function hydrated<M>(module: M, name: keyof M & string): ComponentType<object> {
  const part = module[name] as ComponentType<object>;
  return (props) => {
    useHydrated(name);
    return createElement(part, props);
  };
}
