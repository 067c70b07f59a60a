import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { reachableAddress } from './reachable-address.ts';

const card = (address: string, family: 'IPv4' | 'IPv6', internal = false) =>
  ({ address, family, internal, scopeid: 0 }) as NetworkInterfaceInfo;
const lo = [card('127.0.0.1', 'IPv4', true), card('::1', 'IPv6', true)];

test('a process that listens everywhere is found at an address that other machines reach', () => {
  const everywhere = (eth0: NetworkInterfaceInfo[]) =>
    reachableAddress('http://127.0.0.1:3000', '0.0.0.0', { lo, eth0 });
  expect(everywhere([card('fd00::3', 'IPv6'), card('10.0.0.3', 'IPv4')])).toBe('http://10.0.0.3:3000');
  expect(everywhere([card('fd00::3', 'IPv6')])).toBe('http://[fd00::3]:3000');
  expect(everywhere([])).toBe('http://127.0.0.1:3000');
  expect(reachableAddress('http://10.0.0.9:80', '10.0.0.9', { lo, eth0: lo })).toBe('http://10.0.0.9:80');
});
