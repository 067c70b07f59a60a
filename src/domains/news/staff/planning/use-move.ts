import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { staffApi } from '#staff/api.ts';
import { offerUndo } from '#staff/ui/offer-undo.ts';
import { toast } from '#web/toasts/toasts.ts';
import { newsResource } from '../../news.resource.ts';
import { planArticle, publishArticle, unscheduleArticle } from '../../news.staff.contract.ts';
import { afterMove, type Move, type PlannedStory, wayBack } from './planned-story.ts';
import { planningMessages as text } from './planning.messages.ts';

/**
 * Moves a story from the version that was seen, says so and offers the way back; a newer one is shown instead of being
 * overwritten. Who moves the same story again before the server has answered goes on from that answer.
 */
export function useMove(said: (moved: PlannedStory) => string) {
  const client = useQueryClient();
  // What the server has not answered yet.
  const [moves, setMoves] = useState<ReadonlyMap<number, Move>>(new Map());
  const turns = useRef(new Map<number, Promise<PlannedStory>>());

  async function move(story: PlannedStory, to: Move): Promise<void> {
    setMoves((now) => new Map(now).set(story.id, to));
    const before = turns.current.get(story.id) ?? Promise.resolve(story);
    const carried = before.then((last) => carry(last.version > story.version ? last : story, to));
    turns.current.set(
      story.id,
      carried.then(({ from, moved }) => moved ?? from),
    );
    const { from, moved } = await carried;
    await client.invalidateQueries({ queryKey: [newsResource.name] });
    setMoves((now) => new Map([...now].filter(([id, its]) => id !== story.id || its !== to)));
    if (!moved) return;
    const back = wayBack(from, to, Date.now());
    if (back) offerUndo(said(moved), text.undo, () => move(moved, back));
    else toast('success', said(moved));
  }

  return { move, asMoved: (story: PlannedStory) => afterMove(story, moves.get(story.id)) };
}

async function carry(from: PlannedStory, to: Move): Promise<{ from: PlannedStory; moved: PlannedStory | null }> {
  try {
    return { from, moved: await send(from, to) };
  } catch (error) {
    toast('error', error instanceof CallError && error.status === 409 ? text.newer : text.failed);
    return { from, moved: null };
  }
}

async function send({ id, version, state }: PlannedStory, to: Move): Promise<PlannedStory> {
  const params = { id };
  const answered = (item: unknown) => item as PlannedStory;
  if (to.kind !== 'stage') {
    const at = to.kind === 'schedule' ? to.at : undefined;
    return answered(await staffApi.call(publishArticle, { params, body: { version, at } }));
  }
  const { stage, plannedAt } = to;
  // What was to come out by itself no longer does.
  const from =
    state === 'scheduled' ? await staffApi.call(unscheduleArticle, { params, body: { version } }) : { version };
  return answered(await staffApi.call(planArticle, { params, body: { version: from.version, stage, plannedAt } }));
}
