import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import type { Resource } from '#contract/resource.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** A step to another page can be gone back from; each typed letter can not. */
type Step = { replace?: boolean };
export type ChangeAddress = (change: Partial<ListAddress>, step?: Step) => void;

export function useListAddress(resource: Resource): [ListAddress, ChangeAddress] {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(resource, params), [resource, params]);
  const change = useCallback<ChangeAddress>(
    (change, step) => {
      // Whatever narrows or sorts begins on the first page.
      setParams((now) => writeListAddress(resource, { ...readListAddress(resource, now), offset: 0, ...change }), step);
    },
    [resource, setParams],
  );
  return [address, change];
}
