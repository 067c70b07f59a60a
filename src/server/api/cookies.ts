import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CallCookies, CookieOptions } from './implement.ts';

export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const cut = part.indexOf('=');
    if (cut > 0 && part.slice(0, cut).trim() === name) return part.slice(cut + 1).trim();
  }
  return undefined;
}

/** Technical cookies of the site: SameSite=Lax, whole site, Secure wherever the site is on https. */
export function replyCookies(request: FastifyRequest, reply: FastifyReply, secure: boolean): CallCookies {
  const write = (name: string, value: string, { maxAgeSeconds, httpOnly = true }: CookieOptions) => {
    const parts = [`${name}=${value}`, 'Path=/', 'SameSite=Lax'];
    if (httpOnly) parts.push('HttpOnly');
    if (secure) parts.push('Secure');
    if (maxAgeSeconds !== undefined) parts.push(`Max-Age=${maxAgeSeconds}`);
    void reply.header('set-cookie', parts.join('; '));
  };
  return {
    get: (name) => readCookie(request.headers.cookie, name),
    set: (name, value, options = {}) => write(name, encodeURIComponent(value), options),
    clear: (name) => write(name, '', { maxAgeSeconds: 0 }),
  };
}
