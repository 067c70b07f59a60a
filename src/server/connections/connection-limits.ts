import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { ConnectionLimit } from './connection-limiter.ts';

/** What the operator chose; what is left out follows from the descriptors that the process may open. */
export type ConnectionSettings = {
  most?: number;
  mostPerAddress?: number;
  streams?: number;
  streamsPerAddress?: number;
  events?: number;
  eventsPerAddress?: number;
};

export type ConnectionLimits = { sockets: ConnectionLimit; streams: ConnectionLimit; events: ConnectionLimit };

/** For the database, the files being read, the log and all that is no visitor. */
const fewestReserved = 64;
const reservedShare = 0.1;
/** A listener's page holds one of each; the rest is for pages, calls and files. */
const streamingShare = 0.4;
/** Offices, universities and mobile networks put hundreds of people behind one address. */
const usualPerAddress = 500;

export function connectionLimits(given: ConnectionSettings, descriptors: number): ConnectionLimits {
  const reserved = Math.min(Math.max(fewestReserved, Math.ceil(descriptors * reservedShare)), descriptors / 2);
  const possible = Math.floor(descriptors - reserved);
  const total = Math.min(given.most ?? possible, possible);
  const streaming = (most: number | undefined, mostPerAddress: number | undefined): ConnectionLimit => {
    const all = Math.min(most ?? Math.floor(total * streamingShare), total);
    return { total: all, perAddress: mostPerAddress ?? Math.min(usualPerAddress, Math.ceil(all / 2)) };
  };
  return {
    sockets: { total, perAddress: given.mostPerAddress ?? Math.ceil(total / 2) },
    streams: streaming(given.streams, given.streamsPerAddress),
    events: streaming(given.events, given.eventsPerAddress),
  };
}

const unlimitedDescriptors = 1_000_000;

/** How many files and sockets this process may have open. Node has raised it as far as it may go; a shell inherits that. */
export function descriptorLimit(): number {
  if (process.platform === 'win32') return unlimitedDescriptors;
  const told = process.platform === 'linux' ? limitInProc() : execFileSync('/bin/sh', ['-c', 'ulimit -n']).toString();
  return told.trim() === 'unlimited' ? unlimitedDescriptors : Number(told);
}

/** The same without a process of its own, which every start would wait for. */
function limitInProc(): string {
  return /^Max open files\s+(\w+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? 'unlimited';
}
