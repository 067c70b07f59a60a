import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { afterwards } from '../afterwards.ts';

type State = 'open' | 'cut' | 'blocked';

/** A road to the test's PostgreSQL that can be cut, blocked and opened again: the database of one station goes away, nobody else's. */
export async function openDatabaseRoad({ host, port, user, password, database }: pg.ClientConfig) {
  const open = new Set<Socket>();
  let state: State = 'open';
  const server = createServer((here) => {
    if (state === 'cut') {
      here.destroy();
      return;
    }
    const there = connect(`${host}/.s.PGSQL.${port}`);
    for (const [socket, other] of [
      [here, there],
      [there, here],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
      if (state === 'blocked') socket.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(async () => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    connection: { host: '127.0.0.1', port: ownPort, user, password, database },
    url: `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${ownPort}/${database}`,
    /** Everything is cut off and nothing is let through. */
    cut() {
      state = 'cut';
      for (const socket of open) socket.destroy();
    },
    /** Nothing moves, and nobody is told; whoever comes new is let in and hears nothing. */
    block() {
      state = 'blocked';
      for (const socket of open) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of open) socket.resume();
    },
  };
}
