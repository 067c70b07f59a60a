import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '#contract/resource.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** A step to another page can be gone back from; each typed letter can not. */
type Step = { replace?: boolean };
export type ChangeAddress = (change: Partial<ListAddress>, step?: Step) => void;

/** `kept`: a part of the address that is not the list's and stays when the list changes. */
export function useListAddress(resource: Resource, kept?: string): [ListAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(resource, params), [resource, params]);
  const change = useCallback<ChangeAddress>(
    (change, step) => {
      // As it stands in the browser: what was drawn may be older, and a search that has just begun would be lost.
      const now = new URLSearchParams(location.search);
      // Whatever narrows or sorts begins on the first page.
      const next = { ...readListAddress(resource, now), offset: 0, ...change };
      const written = new URLSearchParams(writeListAddress(resource, next));
      const value = kept && now.get(kept);
      if (kept && value) written.set(kept, value);
      setParams(written, step);
    },
    [resource, kept, setParams],
  );
  return [address, change];
}
