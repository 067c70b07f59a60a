import type { FastifyInstance } from 'fastify';
import type { Endpoint } from '#contract/endpoint.ts';
import { escapeHtml } from '#kit/escape-html.ts';
import type { Implementation } from './implement.ts';
import { openApiDocument } from './openapi.ts';

/** The API's own description, for machines (/api/openapi.json) and for people (/api/docs, plain HTML that needs no script). */
export function serveApiDocs(app: FastifyInstance, implementations: Implementation[], station: string): void {
  const endpoints = implementations.map(({ endpoint }) => endpoint);
  // Made when somebody asks for it: no start waits for what is seldom read.
  let document: string | undefined;

  app.get('/api/openapi.json', { config: { access: 'public' } }, (_request, reply) => {
    document ??= JSON.stringify(openApiDocument(endpoints, station));
    return reply.type('application/json; charset=utf-8').send(document);
  });
  app.get('/api/docs', { config: { access: 'public' } }, (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(docsHtml(endpoints, station)),
  );
}

function docsHtml(endpoints: Endpoint[], station: string): string {
  const title = `${station} API`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><link rel="stylesheet" href="/api-docs.css"></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>Every answer is JSON: <code>{"status", "message", "data"}</code>. <code>status</code> is <code>"success"</code> or the HTTP status as a number.
Calls that need a user take the <code>auth_jwt</code> cookie or a Bearer token. Machine-readable: <a href="/api/openapi.json">openapi.json</a>.</p>
${endpoints.map(endpointHtml).join('\n')}</main></body></html>`;
}

function endpointHtml(endpoint: Endpoint): string {
  const parts = [
    fieldsHtml('Path', endpoint.params?.shape),
    fieldsHtml('Query', endpoint.query?.shape),
    fieldsHtml('Body', endpoint.body?.shape),
  ].join('');
  const refusals = Object.entries(endpoint.refusals).map(
    ([code, status]) => `<li><code>${status}</code> ${escapeHtml(code)}</li>`,
  );
  const limit = endpoint.limit ? ` At most ${endpoint.limit.calls} calls in ${endpoint.limit.seconds} s.` : '';
  return `<section id="${endpoint.name}"><h2><span>${endpoint.method}</span> <code>${escapeHtml(endpoint.path)}</code></h2>
<p>${escapeHtml(endpoint.summary)}</p><p>Access: <strong>${escapeHtml(endpoint.access)}</strong>.${limit}</p>
${parts}${refusals.length > 0 ? `<h3>Refusals</h3><ul>${refusals.join('')}</ul>` : ''}</section>`;
}

function fieldsHtml(place: string, shape: Record<string, unknown> | undefined): string {
  const names = Object.keys(shape ?? {});
  if (names.length === 0) return '';
  return `<p>${place}: ${names.map((name) => `<code>${escapeHtml(name)}</code>`).join(', ')}</p>`;
}
