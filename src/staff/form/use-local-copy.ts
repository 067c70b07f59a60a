import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMe } from '../session/use-me.ts';
import { createCopyWriter } from './copy-writer.ts';
import { dropCopy, keepCopy, type LocalCopy, readCopy } from './local-copies.ts';

type Options = {
  /** `songs/12` or `songs/new`. */
  name: string;
  /** What stands in the form, and the version that it began from; null while it equals what the server has. */
  unsaved: { values: Record<string, unknown>; version: number } | null;
};

type Found = { copy: LocalCopy | null; isRead: boolean };

/**
 * Keeps what is typed in the browser until the server has acknowledged it, for this person and this item. `found` is what an
 * earlier window left behind; whoever takes or drops it says so.
 */
export function useLocalCopy({ name, unsaved }: Options) {
  const { userId } = useMe();
  const key = `${userId}/${name}`;
  const [found, setFound] = useState<Found>({ copy: null, isRead: false });
  const writer = useMemo(
    () => createCopyWriter({ keep: (copy) => keepCopy(key, copy), drop: () => dropCopy(key) }),
    [key],
  );
  const before = useRef(writer);
  useEffect(() => {
    let isHere = true;
    if (before.current !== writer) {
      // What was new has its number now: the words go on under it, and no earlier window left any there.
      void before.current.drop();
      before.current = writer;
      return setFound({ copy: null, isRead: true });
    }
    readCopy(key)
      .catch(() => undefined)
      .then((copy) => isHere && setFound({ copy: copy ?? null, isRead: true }));
    return () => {
      isHere = false;
    };
  }, [key, writer]);

  useEffect(() => {
    if (unsaved) writer.keep(unsaved);
  }, [unsaved, writer]);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', warn);
    return () => removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const forget = useCallback(() => setFound({ copy: null, isRead: true }), []);
  const drop = useCallback(async () => {
    forget();
    await writer.drop();
  }, [writer, forget]);
  return { found: found.copy, isRead: found.isRead, forget, drop, written: writer.written };
}
