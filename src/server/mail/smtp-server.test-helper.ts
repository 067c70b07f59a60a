import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterwards } from '../../../tests/afterwards.ts';

type Received = { messageId: string; subject: string; to: string };

/** A real SMTP server on loopback; `refusals` is how many messages it turns away first, a hanging one answers none. */
export async function startSmtp(refusals = 0, hangs = false) {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        if (refusals-- > 0) return done(Object.assign(new Error('mailbox busy'), { responseCode: 451 }));
        received.push({
          messageId: /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '',
          subject: /^Subject: (.+)$/im.exec(text)?.[1]?.trim() ?? '',
          to: session.envelope.rcptTo[0]?.address ?? '',
        });
        if (!hangs) done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  // A sender that is killed in the middle of a mail resets its line: that is its end, not the server's.
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ECONNRESET') throw error;
  });
  const open = new Set<Socket>();
  server.server.on('connection', (socket: Socket) => open.add(socket));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  afterwards(close);
  const { port } = server.server.address() as { port: number };
  return { received, close, url: `smtp://127.0.0.1:${port}` };
}
