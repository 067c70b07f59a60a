import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import type pg from 'pg';
import { afterwards } from '../afterwards.ts';

/** A road to the test's PostgreSQL that can be cut, blocked and opened again: the database of one station goes away, nobody else's. */
export async function openDatabaseRoad({ host, port, user, password, database }: pg.ClientConfig) {
  const open = new Set<Socket>();
  let isOpen = true;
  const server = createServer((here) => {
    if (!isOpen) {
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
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(async () => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const { port: ownPort } = server.address() as AddressInfo;
  return {
    url: `postgresql://${user}:${encodeURIComponent(String(password))}@127.0.0.1:${ownPort}/${database}`,
    /** Everything is cut off and nothing is let through. */
    cut() {
      isOpen = false;
      for (const socket of open) socket.destroy();
    },
    /** Nothing moves, and nobody is told. */
    block() {
      for (const socket of open) socket.pause();
    },
    restore() {
      isOpen = true;
      for (const socket of open) socket.resume();
    },
  };
}
