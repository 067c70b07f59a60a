import { CallError, type Client } from '#contract/client.ts';
import { visitHeader } from '#contract/visit-header.ts';
import { startVisit } from '#domains/site/site.contract.ts';
import { lastingApi } from '../api.ts';
import { sessionHash } from './visitor-hashes.ts';

const markKey = 'a1_visitMark';

export type VisitHeaders = { [visitHeader]: string };

export type Visit = {
  /** Asks the station to sign this visit, and to give the browser its mark back where that is lost. */
  start(): Promise<VisitHeaders>;
  /** For whatever counts once per visit. The mark is asked for when it is needed first, and anew when the station does not know it. */
  withVisitToken<T>(send: (headers: VisitHeaders) => Promise<T>): Promise<T>;
};

type Options = { client: Client; sessionHash: () => string; storage: () => Pick<Storage, 'getItem' | 'setItem'> };

export function createVisit({ client, sessionHash, storage }: Options): Visit {
  let held: string | null | undefined;
  let starting: Promise<VisitHeaders> | undefined;

  function remembered(): string | null {
    try {
      return storage().getItem(markKey);
    } catch {
      return null;
    }
  }

  function keep(mark: string): VisitHeaders {
    held = mark;
    try {
      storage().setItem(markKey, mark);
    } catch {
      // Without storage the mark lives as long as the page.
    }
    return { [visitHeader]: mark };
  }

  function start(): Promise<VisitHeaders> {
    starting ??= client
      .call(startVisit, { body: { sessionHash: sessionHash() } })
      .then(({ mark }) => keep(mark))
      .finally(() => {
        starting = undefined;
      });
    return starting;
  }

  return {
    start,
    async withVisitToken(send) {
      held ??= remembered();
      // Nothing is awaited where the mark is at hand: whoever leaves the page takes the call along.
      const headers = held ? { [visitHeader]: held } : await start();
      try {
        return await send(headers);
      } catch (error) {
        if (!(error instanceof CallError) || error.code !== 'visit unknown') throw error;
        return send(await start());
      }
    },
  };
}

export const visit = createVisit({ client: lastingApi, sessionHash, storage: () => sessionStorage });
