import { compile } from '@fastify/proxy-addr';
import { listed } from './listed.ts';
import type { Settings } from './settings.ts';

/** Anything else would end up as a rule of its own in the content security policy. */
export function badAdHosts(s: Settings): string[] {
  const bad = listed(s.AD_HOSTS).filter((host) => !/^https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?$/.test(host));
  return bad.map((host) => `AD_HOSTS: ${JSON.stringify(host)} is not an address like https://ads.example`);
}

/** What it cannot read, Fastify would refuse later with a stack, or take for nobody. */
export function badProxies(s: Settings): string[] {
  const isReadable = (one: string) => {
    try {
      compile([one]);
      return true;
    } catch {
      return false;
    }
  };
  const bad = listed(s.TRUST_PROXY).filter((one) => !isReadable(one));
  return bad.map((one) => `TRUST_PROXY: ${JSON.stringify(one)} is not an address or a range like 10.0.0.0/8`);
}
