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
      // Whatever narrows or sorts begins on the first page.
      setParams((now) => {
        const next = { ...readListAddress(resource, now), offset: 0, ...change };
        const params = new URLSearchParams(writeListAddress(resource, next));
        const value = kept && now.get(kept);
        if (kept && value) params.set(kept, value);
        return params;
      }, step);
    },
    [resource, kept, setParams],
  );
  return [address, change];
}
