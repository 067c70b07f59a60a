import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerQuestions } from '../load/questions.ts';
import type { RawAnswer } from '../load/raw-get.ts';

/** The yardstick: Node's `http` and nothing else, sending one answer that stands in memory to everybody. */
let current: RawAnswer = { status: 503, headers: {}, body: Buffer.alloc(0) };

const server = createServer({ keepAliveTimeout: 65_000 }, (_request, response) => {
  response.writeHead(current.status, current.headers);
  response.end(current.body);
});

const questions = {
  send: (answer: RawAnswer): void => {
    current = answer;
  },
};
export type BareQuestions = typeof questions;

server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  answerQuestions(`http://127.0.0.1:${port}`, questions, async () => {
    server.close();
    server.closeAllConnections();
  });
});
