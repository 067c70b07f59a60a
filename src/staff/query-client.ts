import { QueryClient } from '@tanstack/react-query';
import { CallError } from '#contract/client.ts';

/** A refusal stays one however often it is asked for; a line that fell is worth two more tries. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 5_000,
      retry: (failures, error) => failures < 2 && error instanceof CallError && error.status === 0,
    },
    mutations: { retry: false },
  },
});
