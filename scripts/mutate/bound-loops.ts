import { parseSync } from 'vite';
import { isNode, type Node } from './mutants.ts';

/** No loop of a rule or of its tests turns as often. */
const mostTurns = 100_000;

/** A source whose loops end with an error after very many turns: nothing could stop a worker in which a mutant never ends. */
export function boundLoops(file: string, source: string): string {
  const bodies: Node[] = [];
  visit(parseSync(file, source).program as unknown as Node);
  if (bodies.length === 0) return source;
  const places = bodies.flatMap(({ start, end }) => [
    { at: start, text: '{ countTurn(); ' },
    { at: end, text: ' }' },
  ]);
  const bounded = places
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: put }) => text.slice(0, at) + put + text.slice(at), source);
  return `let $turns = 0; function countTurn() { if (++$turns > ${mostTurns}) throw new Error('endless'); } ${bounded}`;

  function visit(node: Node): void {
    if (/^(?:For|While|DoWhile)/.test(node.type)) bodies.push(node.body as Node);
    for (const child of Object.values(node)) {
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  }
}
