import { useQuery } from '@tanstack/react-query';
import { getDashboard } from '#domains/desk/dashboard.contract.ts';
import { staffApi } from '../api.ts';

const everyMs = 30_000;

/** One call for the dashboard, the navigation's figures and what is on air; asked again while somebody looks. */
export function useDashboard() {
  return useQuery({
    queryKey: ['dashboard'],
    queryFn: () => staffApi.call(getDashboard),
    refetchInterval: everyMs,
    staleTime: everyMs / 2,
  });
}
