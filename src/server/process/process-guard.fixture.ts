import { createServer } from 'node:http';
import { createHttp } from '../http/http.ts';
import { guardRequests } from '../http/request-guard.ts';
import { createLog } from '../log.ts';
import { guardProcess } from './process-guard.ts';

/** A server all of whose routes fail, each in another way, as a process of its own. */
const log = createLog('fatal');
const headers = { 'x-content-type-options': 'nosniff' };
const { app } = await createHttp({
  log,
  headers,
  trustProxy: [],
  busyAfterMs: 60_000,
  serverFactory: (handler) =>
    createServer(
      guardRequests(
        (request, response) => {
          if (request.url === '/before') throw new Error('in front of the framework');
          handler(request, response);
        },
        { log, headers },
      ),
    ),
});
const open = { config: { access: 'public' as const } };
const fail = () => {
  throw new Error('nobody catches this');
};
app.get('/fine', open, async () => 'fine');
app.get('/timer', open, () => new Promise(() => setTimeout(fail, 1)));
app.get('/tick', open, () => new Promise(() => process.nextTick(fail)));
app.get('/rejection', open, () => new Promise(() => void Promise.reject(new Error('nobody waits for this'))));
app.get('/half', open, (_request, reply) => {
  reply.hijack();
  reply.raw.writeHead(200).write('half');
  setTimeout(fail, 1);
});
app.get('/after-end', open, (_request, reply) => {
  reply.hijack();
  reply.raw.end('whole');
  reply.raw.write('too late');
});
app.get('/stream-error', open, (_request, reply) => {
  reply.hijack();
  setTimeout(() => reply.raw.emit('error', new Error('the stream broke')), 1);
  reply.raw.end('whole');
});
guardProcess(log, headers);
process.on('SIGTERM', () => {
  process.stdin.destroy();
  void app.close();
});
console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
// What the parent says on the standard input belongs to no request.
process.stdin.on('data', fail);
