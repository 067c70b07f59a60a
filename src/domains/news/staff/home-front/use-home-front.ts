import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CallError } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { staffApi } from '#staff/api.ts';
import { offerUndo } from '#staff/ui/offer-undo.ts';
import { toast } from '#web/toasts/toasts.ts';
import { changeHomeFront, getHomeFront } from '../../home-front.contract.ts';
import { homeFrontMessages as text } from './home-front.messages.ts';

type Front = DataOf<typeof getHomeFront>;
export type Story = Front['stories'][number];

const queryKey = ['home-front'];

/** The first page as it stands. An order shows at once and is saved behind the ones before it. */
export function useHomeFront() {
  const client = useQueryClient();
  const query = useQuery({ queryKey, queryFn: () => staffApi.call(getHomeFront) });
  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    scope: { id: 'home-front' },
    async onMutate(pinnedIds: number[]) {
      await client.cancelQueries({ queryKey });
      client.setQueryData<Front>(queryKey, (front) => front && { ...front, pinnedIds });
    },
    mutationFn(pinnedIds) {
      const version = client.getQueryData<Front>(queryKey)?.version ?? 1;
      return staffApi.call(changeHomeFront, { body: { version, pinnedIds } });
    },
    onSuccess(saved) {
      const isLast = client.isMutating({ mutationKey: queryKey }) === 1;
      client.setQueryData<Front>(queryKey, (front) =>
        front && !isLast ? { ...front, version: saved.version } : saved,
      );
    },
    onError(error) {
      const isNewer = error instanceof CallError && error.code === 'newer version exists';
      toast('error', isNewer ? text.newer : (faultOf(error) ?? text.failed));
      return client.invalidateQueries({ queryKey });
    },
  });

  async function arrange(pinnedIds: number[], before: number[]): Promise<void> {
    try {
      await mutateAsync(pinnedIds);
      offerUndo(text.saved, text.undo, async () => void (await mutateAsync(before).catch(() => undefined)));
    } catch {
      // Said already.
    }
  }
  return { ...query, arrange };
}

function faultOf(error: unknown): string | undefined {
  const data = error instanceof CallError ? (error.data as { fields?: { pinnedIds?: string } } | null) : null;
  return data?.fields?.pinnedIds;
}
