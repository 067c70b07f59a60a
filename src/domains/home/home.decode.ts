import type { BodyOf, DataOf } from '#contract/endpoint.ts';
import type { getDaysSentence, votePoll, WirePoll } from './home.contract.ts';

export type Poll = ReturnType<typeof decodePoll>;

export function decodePoll({ pollId, title, respostas }: WirePoll) {
  return {
    id: pollId,
    title,
    answers: respostas.map(({ respostaId, texto, qtd }) => ({ id: respostaId, text: texto, votes: qtd })),
  };
}

type WireVote = BodyOf<typeof votePoll>;

export function encodeVote(pollId: number, answerId: number): WireVote {
  return { pollId, respostaId: answerId };
}

export function decodeVote({ pollId, respostaId }: WireVote) {
  return { pollId, answerId: respostaId };
}

export type Sentence = ReturnType<typeof decodeSentence>;

export function decodeSentence({ frase, autor }: NonNullable<DataOf<typeof getDaysSentence>>) {
  return { text: frase, author: autor };
}
