import { createFakeClock } from '#kit/clock.ts';
import { createSocial, type Settings } from './create-social.ts';

export type Said = { kind: string; text: string; label?: string; press?(): void };

/** The page around a sign-in whose provider and server answer as the test says. */
export function openSocial({ settings = { kind: 'local' } as Settings | Error } = {}) {
  const clock = createFakeClock();
  const said: Said[] = [];
  const log: unknown[] = [];
  const popup: (string | null)[] = [];
  const opened: { provider: string; resolve(token: string): void; reject(error: unknown): void }[] = [];
  const server = { settings, answer: async (): Promise<unknown> => ({ user: { name: 'Lia' }, token: 'il.token' }) };
  const social = createSocial({
    clock,
    askProvider: async () => {
      log.push('asked');
      if (server.settings instanceof Error) throw server.settings;
      return server.settings;
    },
    loadAdapter: async () => ({
      signIn: (provider) =>
        new Promise<string>((resolve, reject) => {
          opened.push({ provider, resolve, reject });
        }),
    }),
    send: async (flow, body) => {
      log.push([flow, body]);
      return (await server.answer()) as never;
    },
    setPopup: (provider) => popup.push(provider),
    finishSignIn: () => log.push('entered'),
    awaitConfirmation: () => log.push('code'),
    asksSecondStep: () => false,
    openScreen: (screen) => log.push(`screen ${screen}`),
    say: (kind, text, action) => said.push({ kind, text, label: action?.label, press: action?.run }),
  });
  const ready = async () => {
    social.prepare();
    await clock.advanceAsync(700);
  };
  const settled = () => clock.advanceAsync(0);
  const start = (flow: 'login' | 'register', provider: 'google' | 'facebook') =>
    void social.start(flow, provider, 'Antena 1');
  return { social, clock, said, log, popup, opened, server, ready, settled, start };
}
