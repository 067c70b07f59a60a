import type { FastifyInstance } from 'fastify';

const policy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** The dev server injects its own inline client and speaks over a web socket. Never in production. */
const devPolicy = policy
  .map((rule) => (rule.startsWith('script-src') ? "script-src 'self' 'unsafe-inline'" : rule))
  .map((rule) => (rule.startsWith("style-src 'self'") ? "style-src 'self' 'unsafe-inline'" : rule))
  .map((rule) => (rule.startsWith('connect-src') ? "connect-src 'self' ws:" : rule));

/** What every response carries, pages, calls, files and errors alike. */
export function strictHeaders({ dev = false } = {}): Record<string, string> {
  return {
    'content-security-policy': (dev ? devPolicy : policy).join('; '),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  };
}

export function installHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers);
  });
}
