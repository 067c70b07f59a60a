import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Log } from '#server/log.ts';
import { createMessageReader, type Message } from './relay-message.ts';
import type { RequestSigner } from './request-signer.ts';

export const relayPath = '/internal/relay';
const retryMs = 250;
/** The leader sends twice a second: one that is silent for so long is as good as gone. */
const silenceMs = 3_000;

type Tools = {
  signer: RequestSigner;
  log: Log;
  onMessage(message: Message): void;
  /** Nobody answers at the leader's address any more. */
  onGone(): void;
};

export type Follower = {
  /** The address of whoever leads, again and again; nothing while nobody does. */
  follow(address: string): void;
  /** Whether the leader's address was found without anybody behind it. */
  isGone(): boolean;
};

/** Hears what the leader sends, over one connection that is opened again for as long as that one leads. */
export function createFollower({ signer, log, onMessage, onGone }: Tools): Follower {
  let target = '';
  let call: ClientRequest | undefined;
  let timer: NodeJS.Timeout | undefined;
  let gone = false;
  let isRefused = false;

  function hangUp(): void {
    clearTimeout(timer);
    const open = call;
    call = undefined;
    open?.destroy();
  }

  function connect(): void {
    const address = new URL(relayPath, target);
    const open = address.protocol === 'https:' ? requestSecure : requestPlain;
    const headers = signer.sign({ method: 'GET', path: relayPath });
    const own = open(address, { headers, agent: false, timeout: silenceMs });
    let wasHeard = false;
    call = own;
    own.on('timeout', () => own.destroy());
    own.on('response', (answer) => {
      if (answer.statusCode !== 200) {
        if (!isRefused)
          log.warn({ status: answer.statusCode, leader: target }, 'the leader does not hand on its sound');
        isRefused = true;
        own.destroy();
        return;
      }
      const read = createMessageReader((message) => {
        if (call === own) onMessage(message);
      });
      answer.on('data', (chunk: Buffer) => {
        wasHeard = true;
        gone = false;
        isRefused = false;
        try {
          read(chunk);
        } catch (error) {
          log.warn({ err: error, leader: address.origin }, 'what the leader hands on cannot be read');
          own.destroy();
        }
      });
      answer.on('error', () => undefined);
    });
    own.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (call !== own || code !== 'ECONNREFUSED' || gone) return;
      gone = true;
      onGone();
    });
    own.on('close', () => {
      if (call !== own) return;
      // At once after a connection that broke: the answer to the next one tells whether anybody is left.
      timer = setTimeout(connect, wasHeard ? 0 : retryMs);
    });
    own.end();
  }

  return {
    follow(address) {
      if (address === target) return;
      hangUp();
      target = address;
      gone = false;
      isRefused = false;
      if (target) connect();
    },
    isGone: () => gone,
  };
}
