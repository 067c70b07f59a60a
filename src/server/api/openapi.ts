import { z } from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document, made from the contracts and nothing else. */
export function openApiDocument(endpoints: Endpoint[], station: string): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${station} API`,
      version: '1',
      description: 'Every answer is {status, message, data}: status is "success" or the HTTP status as a number.',
    },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        cookie: { type: 'apiKey', in: 'cookie', name: 'auth_jwt' },
      },
    },
  };
}

function operation(endpoint: Endpoint): Json {
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }, { cookie: [] }] }),
    parameters: [
      ...parameters(endpoint.params, 'path'),
      ...parameters(endpoint.query, 'query'),
      ...parameters(endpoint.headers, 'header'),
    ],
    ...(endpoint.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } },
          },
        }
      : {}),
    responses: { 200: successResponse(endpoint), ...refusals(endpoint) },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query' | 'header'): Json[] {
  return Object.entries(schema?.shape ?? {}).map(([name, field]) => {
    const type = field as z.ZodType;
    return {
      name,
      in: place,
      required: place === 'path' || !type.safeParse(undefined).success,
      schema: schemaOf(type, 'input'),
    };
  });
}

function successResponse(endpoint: Endpoint): Json {
  const envelope = {
    type: 'object',
    required: ['status', 'message', 'data'],
    properties: { status: { const: 'success' }, message: { type: 'string' }, data: schemaOf(endpoint.data, 'output') },
  };
  return { description: 'Done.', content: { 'application/json': { schema: envelope } } };
}

function refusals(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>([[400, ['malformed call']]]);
  if (endpoint.access !== 'public') byStatus.set(401, ['unauthorized']);
  if (endpoint.limit) byStatus.set(429, ['too many requests']);
  for (const [code, status] of Object.entries(endpoint.refusals)) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), `'${code}'`]);
  }
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, { description: codes.join(', ') }]));
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
