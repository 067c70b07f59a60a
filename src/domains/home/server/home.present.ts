import type { AnswerOf } from '#contract/endpoint.ts';
import type { getDaysSentence, WirePoll } from '../home.contract.ts';
import type { PollRow, SentenceRow } from './home.store.ts';

export function presentPoll({ id, title, answers }: PollRow): WirePoll {
  return {
    pollId: id,
    title,
    respostas: answers.map((answer) => ({ respostaId: answer.id, texto: answer.text, qtd: answer.votes })),
  };
}

export function presentSentence({ id, text, author }: SentenceRow): AnswerOf<typeof getDaysSentence> {
  return { id, frase: text, autor: author };
}
