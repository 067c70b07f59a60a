import { lookup as resolve } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Readable } from 'node:stream';

/** Why something of another server could not be had. */
export type OutsideFault = 'not allowed' | 'not found' | 'too large' | 'too slow';

export class OutsideRefusal extends Error {
  override name = 'OutsideRefusal';
  readonly fault: OutsideFault;
  constructor(fault: OutsideFault) {
    super(fault);
    this.fault = fault;
  }
}

type Wishes = {
  mostBytes: number;
  timeoutMs: number;
  /** An origin that the operator has named: it may stand in the own network. */
  trustedOrigin?: string;
};

const mostRedirects = 3;
const ordinaryPorts = new Set(['', '80', '443']);

/**
 * Fetches something whose address was written by a stranger. The address that a name leads to is looked at when the connection is
 * made, so a name that changes its mind in between leads nowhere; our own machine and network are never asked.
 */
export async function outsideFetch<T>(
  address: string,
  wishes: Wishes,
  take: (content: Readable) => Promise<T>,
): Promise<T> {
  const signal = AbortSignal.timeout(wishes.timeoutMs);
  let next = address;
  for (let hop = 0; hop <= mostRedirects; hop++) {
    const answer = await ask(allowed(next, wishes), wishes, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode === 200) {
      if (Number(headers['content-length'] ?? 0) > wishes.mostBytes) {
        answer.destroy();
        throw new OutsideRefusal('too large');
      }
      return await take(answer).catch((error: unknown) => {
        throw signal.aborted ? new OutsideRefusal('too slow') : error;
      });
    }
    answer.destroy();
    if (statusCode < 300 || statusCode > 399 || !headers.location) throw new OutsideRefusal('not found');
    if (!URL.canParse(headers.location, next)) throw new OutsideRefusal('not allowed');
    next = new URL(headers.location, next).href;
  }
  throw new OutsideRefusal('not found');
}

function allowed(address: string, { trustedOrigin }: Wishes): URL {
  if (!URL.canParse(address)) throw new OutsideRefusal('not allowed');
  const url = new URL(address);
  if (url.origin === trustedOrigin) return url;
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  if (!isWeb || url.username || url.password || !ordinaryPorts.has(url.port)) throw new OutsideRefusal('not allowed');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A name is looked at when it is resolved; an address never is.
  if (isIP(host) && isInside(host)) throw new OutsideRefusal('not allowed');
  return url;
}

function ask(url: URL, { trustedOrigin }: Wishes, signal: AbortSignal) {
  const request = url.protocol === 'https:' ? secureRequest : plainRequest;
  const lookup = url.origin === trustedOrigin ? undefined : outsideLookup;
  return new Promise<import('node:http').IncomingMessage>((done, fail) => {
    const sent = request(url, { lookup, signal, headers: { accept: 'image/*', 'user-agent': 'station-import' } }, done);
    sent.on('error', (error) => {
      if (error instanceof OutsideRefusal) fail(error);
      else fail(new OutsideRefusal(signal.aborted ? 'too slow' : 'not found'));
    });
    sent.end();
  });
}

/** Resolves a name, unless any of its addresses is our own or our network's. */
const outsideLookup: LookupFunction = (host, options, done) => {
  resolve(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '');
    if (addresses.length === 0 || addresses.some(({ address }) => isInside(address))) {
      return done(new OutsideRefusal('not allowed'), '');
    }
    if (options.all) return done(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family);
  });
};

const inside = new BlockList();
const ranges = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
];
for (const range of ranges) {
  const [net = '', bits] = range.split('/');
  inside.addSubnet(net, Number(bits), 'ipv4');
}

/** Whether an address is not one of the public internet. Of the newer kind only what is given out for it counts as public. */
export function isInside(address: string): boolean {
  if (isIP(address) === 4) return inside.check(address, 'ipv4');
  const outside = new BlockList();
  outside.addSubnet('2000::', 3, 'ipv6');
  const carriers = new BlockList();
  // These carry an older address within, or lead to one.
  for (const [net, bits] of [
    ['2001::', 23],
    ['2001:db8::', 32],
    ['2002::', 16],
  ] as const)
    carriers.addSubnet(net, bits, 'ipv6');
  return !outside.check(address, 'ipv6') || carriers.check(address, 'ipv6');
}
