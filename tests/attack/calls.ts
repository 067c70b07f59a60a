import { createRandom, type Random } from '#kit/random.ts';
import { fileForm } from './file-form.ts';
import {
  type Body,
  hostileBody,
  hostileHeaders,
  hostileQueryPart,
  hostileSegment,
  hostileText,
  hostileValue,
} from './hostile.ts';
import { type Role, roles } from './roles.ts';
import type { JsonSchema, Target } from './targets.ts';
import { type Item, type Known, validValue } from './valid.ts';

export type Call = {
  index: number;
  target: Target;
  role: Role;
  /** How a role shows who it is: browsers by cookie, apps by token. */
  proof: 'bearer' | 'cookie';
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Body;
  /** Written to the socket as it is, where no HTTP library would. */
  raw?: string;
};

const otherMethods = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'PROPFIND', 'GET'];

/** Call number `index` of a seed: the same every time, whatever was called before it. Every second one is hostile. */
export function makeCall(index: number, seed: number, targets: readonly Target[], known: Known): Call {
  const random = createRandom(seed * 1_000_003 + index * 7_919);
  const target = random.pick(targets);
  const call = honestCall(index, target, random, known);
  if (index % 2 === 0) return call;
  for (let left = random.int(1, 2); left > 0; left--) random.pick(spoilers)(call, random);
  return call;
}

function honestCall(index: number, target: Target, random: Random, known: Known): Call {
  const item = itemOf(target, random, known);
  const params: Item = { ...partOf(target.params, random, known), ...(item && { id: item.id }) };
  const path = target.url
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(textOf(params[name] ?? 'x')))
    .replace('*', 'x');
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asItIs(partOf(target.query, random, known), item, random))) {
    for (const one of [value].flat()) query.append(name, textOf(one));
  }
  const text = query.toString();
  const call: Call = {
    index,
    target,
    role: random.pick(roles),
    proof: random.next() < 0.5 ? 'bearer' : 'cookie',
    method: target.method,
    path: text ? `${path}?${text}` : path,
    headers: {
      // Every caller has an address of its own: a limit would answer most calls before anything could go wrong.
      'x-forwarded-for': `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`,
      ...(random.next() < 0.5 ? { 'sec-fetch-site': 'same-origin' } : {}),
      ...(random.next() < 0.5 ? { 'accept-encoding': random.pick(['br', 'gzip', 'gzip, deflate, br']) } : {}),
    },
  };
  if (target.body || target.method === 'POST') call.body = honestBody(target, random, known, item);
  return call;
}

/** A route that takes no JSON takes a file or a form; endpoints without a body are sent an empty one. */
function honestBody(target: Target, random: Random, known: Known, item: Item | undefined): Body {
  if (target.kind === 'route' && !target.body && random.next() < 0.8) return fileForm(random);
  return jsonBody(asItIs(partOf(target.body, random, known), item, random));
}

/** Mostly something that there is, where the address asks for one of a list. */
function itemOf({ url }: Target, random: Random, { items }: Known): Item | undefined {
  const [list = ''] = url.split('/:id', 1);
  const there = url.includes('/:id') ? items.get(list) : undefined;
  return there && random.next() < 0.8 ? random.pick(there) : undefined;
}

/** The version that there is, and most other fields as they are: somebody changes one or two of them. */
function asItIs(made: Item, item: Item | undefined, random: Random): Item {
  const kept = Object.keys(made).filter((name) => name === 'version' || random.next() < 0.8);
  const own = kept.filter((name) => item && Object.hasOwn(item, name)).map((name) => [name, item?.[name]]);
  return { ...made, ...Object.fromEntries(own) };
}

function partOf(schema: JsonSchema | undefined, random: Random, known: Known): Record<string, unknown> {
  return (schema ? validValue(schema, random, known) : {}) as Record<string, unknown>;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : String(value);
}

function jsonBody(value: unknown): Body {
  return { type: 'application/json', bytes: Buffer.from(JSON.stringify(value)) };
}

type Spoiler = (call: Call, random: Random) => void;

const spoilers: Spoiler[] = [
  spoilField,
  spoilField,
  spoilField,
  (call, random) => {
    if (call.body) call.body = hostileBody(call.body.bytes.toString(), random);
    else spoilQuery(call, random);
  },
  spoilPath,
  spoilPath,
  spoilQuery,
  spoilQuery,
  (call, random) => {
    Object.assign(call.headers, hostileHeaders(random));
  },
  (call, random) => {
    Object.assign(call.headers, hostileHeaders(random));
  },
  (call, random) => {
    if (random.next() < 0.3) call.method = random.pick(otherMethods);
  },
  (call, random) => {
    if (random.next() < 0.2) call.raw = rawMessage(call, random);
  },
];

/** One field of the body holds something else; without a body, one value of the query. */
function spoilField(call: Call, random: Random): void {
  const fields = call.body && parsed(call.body);
  if (!fields) {
    spoilQuery(call, random);
    return;
  }
  const holders = [fields, ...objectsIn(fields)];
  const holder = random.pick(holders);
  const names = [...Object.keys(holder), 'unknownField'];
  Object.defineProperty(holder, random.pick(names), {
    value: hostileValue(random),
    enumerable: true,
    configurable: true,
  });
  call.body = jsonBody(fields);
}

function parsed({ bytes, isWhole }: Body): Record<string, unknown> | undefined {
  if (isWhole) return undefined;
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function objectsIn(value: object): Record<string, unknown>[] {
  return Object.values(value)
    .filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null)
    .flatMap((one) => [one, ...objectsIn(one)]);
}

function spoilPath(call: Call, random: Random): void {
  const [path = '', query] = call.path.split('?', 2);
  const parts = path.split('/');
  const place = random.int(1, Math.max(1, parts.length - 1));
  // Mostly the last parts are parameters; the first are the house's own.
  parts[random.next() < 0.7 ? parts.length - 1 : place] = hostileSegment(random);
  if (random.next() < 0.1) parts.push(hostileSegment(random));
  call.path = (parts.join('/') || '/') + (query ? `?${query}` : '');
  if (!call.path.startsWith('/')) call.path = `/${call.path}`;
}

function spoilQuery(call: Call, random: Random): void {
  const [path = ''] = call.path.split('?', 1);
  const names = Object.keys(call.target.query?.properties ?? {});
  const key =
    names.length > 0
      ? random.pick(names)
      : random.pick(['q', 'profile', 'screen', 'utm_source', 'pagina', '__proto__']);
  call.path = `${path}?${hostileQueryPart(key, random)}`;
}

function rawMessage({ method, path }: Call, random: Random): string {
  const forms = [
    `${method} ${path}${hostileText(random)} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `${method} http://evil.example${path} HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nx-a: ${hostileText(random)}\r\nconnection: close\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nhost: y\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    `${method} ${path} HTTP/1.0\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\nconnection: close\r\n\r\n`,
    `${method} * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    `CONNECT ${path} HTTP/1.1\r\nhost: x\r\n\r\n`,
    `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-key: x\r\n\r\n`,
    `${method} ${path} HTTP/1.1\r\nhost: x\r\nexpect: 100-continue\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`,
    `${hostileText(random)}\r\n\r\n`,
  ];
  return random.pick(forms);
}
