import { request } from 'node:http';

type Pushed = { id: string; item: { song: string; time: string }; arrivedAt: number };

/** A page that holds its line open: what came, and whether the other side ended it. */
export async function openEventLine(address: string, headers: Record<string, string> = {}) {
  const events: Pushed[] = [];
  const state = { text: '', ended: false, status: 0, headers: {} as Record<string, unknown> };
  const call = request(address, { agent: false, headers });
  await new Promise<void>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (answer) => {
      state.status = answer.statusCode ?? 0;
      state.headers = answer.headers;
      answer.setEncoding('utf8');
      answer.on('data', (piece: string) => {
        state.text += piece;
        for (const found of piece.matchAll(/^id: (\S+)\nevent: onair\ndata: (.+)$/gm)) {
          events.push({ id: found[1] ?? '', item: JSON.parse(found[2] ?? ''), arrivedAt: Date.now() });
        }
      });
      answer.on('end', () => {
        state.ended = true;
      });
      answer.on('error', () => undefined);
      resolve();
    });
    call.end();
  });
  call.on('error', () => undefined);
  return { events, state, hangUp: () => call.destroy() };
}
