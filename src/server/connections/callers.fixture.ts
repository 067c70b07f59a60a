import { connect } from 'node:net';
import { parentPort, workerData } from 'node:worker_threads';

type Given = { port: number; count: number; connected: Int32Array };

const { port, count, connected }: Given = workerData;
const answers = Array.from({ length: count }, () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  let text = '';
  const socket = connect(port, '127.0.0.1', () => {
    socket.write('GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n');
    Atomics.add(connected, 0, 1);
    Atomics.notify(connected, 0);
  });
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.on('error', (error) => resolve(error.message));
  socket.on('close', () => resolve(text));
  return promise;
});
parentPort?.postMessage(await Promise.all(answers));
