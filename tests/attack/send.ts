import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Call } from './calls.ts';

export type Answer =
  | { kind: 'answer'; status: number; headers: Record<string, string | undefined>; text: string }
  /** The connection was closed on us, which a server may do with what it cannot read. */
  | { kind: 'hung up'; why: string }
  /** Nobody listens any more. */
  | { kind: 'dead' }
  | { kind: 'silent' };

/** Comes before the answer itself. */
const interim = /^HTTP\/1\.1 100 Continue\r\n\r\n/;
const patienceMs = 20_000;
const mostBytes = 8_000_000;

export type Sender = { send(call: Call, token: string | undefined): Promise<Answer>; close(): void };

export function openSender(url: string, connections: number): Sender {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    send: (call, token) => (call.raw === undefined ? sendCall(url, call, token, agent) : sendRaw(url, call.raw)),
    close: () => agent.destroy(),
  };
}

/** As it goes over the wire, without the token: enough to send it again by hand. */
export function headersOf({ headers, body, proof }: Call, token: string | undefined): Record<string, string> {
  const own: Record<string, string> = {};
  if (token !== undefined && proof === 'bearer') own.authorization = `Bearer ${token}`;
  if (token !== undefined && proof === 'cookie') own.cookie = `auth_jwt=${token}`;
  if (body) own['content-length'] = String(body.bytes.length);
  if (body?.type) own['content-type'] = body.type;
  return { ...own, ...headers };
}

function sendCall(url: string, call: Call, token: string | undefined, agent: Agent): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const { method, path, body } = call;
  return new Promise((resolve) => {
    const sent = request(
      { hostname, port, method, path, headers: headersOf(call, token), agent, timeout: patienceMs },
      (response) => resolve(readAnswer(response)),
    );
    sent.on('timeout', () => {
      resolve({ kind: 'silent' });
      sent.destroy();
    });
    sent.on('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'ECONNREFUSED' ? { kind: 'dead' } : { kind: 'hung up', why: error.code ?? error.message }),
    );
    sent.end(body?.bytes);
  });
}

function readAnswer(response: IncomingMessage): Promise<Answer> {
  const { statusCode: status = 0 } = response;
  const headers = response.headers as Record<string, string | undefined>;
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const settle = () => resolve({ kind: 'answer', status, headers, text: textOf(headers, Buffer.concat(chunks)) });
    // Endless ones are judged by how they begin.
    if (status === 200 && /^(?:audio|video)\/|event-stream/.test(headers['content-type'] ?? '')) {
      response.destroy();
      return settle();
    }
    response.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      length += chunk.length;
      if (length > mostBytes) response.destroy();
    });
    response.on('end', settle);
    response.on('error', () => resolve({ kind: 'hung up', why: 'in the middle of an answer' }));
    response.on('close', settle);
  });
}

function textOf(headers: Record<string, string | undefined>, bytes: Buffer): string {
  if (!/text|json|xml/.test(headers['content-type'] ?? '') || bytes.length === 0) return '';
  const encoding = headers['content-encoding'];
  const plain = encoding === 'br' ? brotliDecompressSync(bytes) : encoding === 'gzip' ? gunzipSync(bytes) : bytes;
  return plain.toString();
}

function sendRaw(url: string, message: string): Promise<Answer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(Buffer.from(message, 'latin1')));
    let text = '';
    socket.setTimeout(3_000, () => socket.destroy());
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.replace(interim, '').includes('\r\n\r\n')) socket.end();
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve({ kind: 'dead' });
    });
    socket.on('close', () => {
      const [head = '', body = ''] = text.replace(interim, '').split('\r\n\r\n', 2);
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
      const pairs = head
        .split('\r\n')
        .slice(1)
        .map((line) => line.split(/: ?(.*)/s) as [string, string]);
      const headers = Object.fromEntries(pairs.map(([name, value]) => [name.toLowerCase(), value]));
      resolve(
        status === 0
          ? { kind: 'hung up', why: 'no answer to raw bytes' }
          : { kind: 'answer', status, headers, text: body },
      );
    });
  });
}
