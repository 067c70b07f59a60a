import { useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { visit } from '#web/profile/visit.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { belowMessages as text } from '../home.below.messages.ts';
import { getPoll, votePoll } from '../home.contract.ts';
import { decodePoll, encodeVote, type Poll } from '../home.decode.ts';
import { hasVoted, rememberVote } from './poll-memory.ts';

/** 'results' is what everybody sees without scripts; a browser that has not voted yet gets the ballot. */
export type PollView = { kind: 'results'; note: string } | { kind: 'ballot' } | { kind: 'sending' };

const about = 'poll';

export function usePoll(printed: Poll) {
  const [poll, setPoll] = useState(printed);
  const [view, setView] = useState<PollView>({ kind: 'results', note: '' });
  const { id: pollId } = printed;
  useEffect(() => {
    if (!hasVoted(pollId)) setView({ kind: 'ballot' });
  }, [pollId]);

  function showResults(found: Poll | null, note: string): void {
    settle(about);
    rememberVote(pollId);
    if (found) setPoll(found);
    setView({ kind: 'results', note });
  }

  async function vote(answerId: number): Promise<void> {
    setView({ kind: 'sending' });
    try {
      const body = encodeVote(pollId, answerId);
      const counted = await visit.withVisitToken((headers) => api.call(votePoll, { headers, body }));
      showResults(decodePoll(counted), text.voted);
    } catch (error) {
      if (error instanceof CallError && error.code === 'already voted') {
        const found = await api.call(getPoll).catch(() => null);
        showResults(found && decodePoll(found), text.alreadyVoted);
        return;
      }
      toast('error', text.voteFailed, { about });
      setView({ kind: 'ballot' });
    }
  }

  return { poll, view, vote };
}
