import { z } from 'zod';
import type { Call } from './core/define-service.ts';
import { refusal } from './core/envelope.ts';
import { product } from './core/product.ts';
import { scopesOfCall } from './api-scopes.ts';
import { calls } from './all-calls.ts';

/** A JSON object of the document. */
export type OpenApiObject = { [key: string]: unknown };

/** Options of the document. */
export interface OpenApiOptions {
  /** Version of the server that answers. */
  version: string;
  /** Ids of the calls to describe, such as those that the server answers; all by default. */
  include?: ReadonlySet<string>;
}

const json = 'application/json';
const refused: OpenApiObject = { $ref: '#/components/responses/Refusal' };

/**
 * The OpenAPI 3.1 document of the declared calls, derived from their schemas. Replies are HTTP 200, for results and for refusals
 * of any code; only a missing sign-in is refused with HTTP 401 (decision D2).
 */
export function buildOpenApi({ version, include }: OpenApiOptions): OpenApiObject {
  const paths: Record<string, Record<string, OpenApiObject>> = {};
  for (const call of calls) {
    if (include && !include.has(call.id)) continue;
    const path = (paths[call.path] ??= {});
    const method = call.method.toLowerCase();
    const earlier = path[method];
    if (earlier) addContent(earlier, replyContent(call));
    else path[method] = operation(call);
  }
  return {
    openapi: '3.1.0',
    info: { title: `${product.name} API`, version, license: { name: 'MIT', identifier: 'MIT' } },
    paths,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', description: 'The access token of a sign-in.' },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'An API key of the organization, from the API settings. One of the scopes named at a call is enough.',
        },
      },
      schemas: { Refusal: schemaOf(refusal) },
      responses: {
        Refusal: {
          description: 'Refused, with a text in English and in Chinese.',
          content: { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
}

function operation(call: Call): OpenApiObject {
  const body = requestBody(call);
  return {
    operationId: call.id,
    tags: [call.id.split('.', 1)[0]],
    summary: call.summary,
    security: security(call),
    parameters: [
      ...parameters('path', call.params),
      ...parameters('query', call.query),
      ...(call.idempotent ? [idempotencyKey] : []),
    ],
    ...(body === undefined ? {} : { requestBody: body }),
    responses: {
      200: {
        description: call.reply === 'file' ? 'The file, or refused.' : 'Done, or refused.',
        content: replyContent(call),
      },
      ...(call.access === 'public' ? {} : { 401: refused }),
    },
  };
}

/** Each entry alone is enough. */
function security(call: Call): OpenApiObject[] {
  if (call.access === 'public') return [];
  return [{ bearer: [] }, ...scopesOfCall(call.id).map((scope) => ({ apiKey: [scope] }))];
}

const idempotencyKey: OpenApiObject = {
  name: 'Idempotency-Key',
  in: 'header',
  // A back end or client without keys still works (decision D2); ours always sends one.
  required: false,
  description:
    'The same key sent again yields the first reply and does nothing more. Without a key the call is done each time.',
  schema: { type: 'string', minLength: 1, maxLength: 200, pattern: '^[!-~]+$' },
};

function parameters(place: 'path' | 'query', schema: z.ZodObject | undefined): OpenApiObject[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = schemaOf(schema) as {
    properties?: Record<string, OpenApiObject>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
    // A list is sent comma-separated (spec §7).
    ...(place === 'query' ? { explode: false } : {}),
  }));
}

function requestBody(call: Call): OpenApiObject | undefined {
  if (call.encoding === 'multipart')
    return { required: true, content: { 'multipart/form-data': multipart(call) } };
  if (!call.body) return undefined;
  const type = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : json;
  return { required: true, content: { [type]: { schema: schemaOf(call.body) } } };
}

function multipart(call: Call): OpenApiObject {
  const text = call.body ? schemaOf(call.body) : { type: 'object' };
  const files = Object.entries(call.files ?? {});
  const needed = files.filter(([, presence]) => presence === 'required').map(([name]) => name);
  const required = [...((text['required'] as string[] | undefined) ?? []), ...needed];
  return {
    schema: {
      ...text,
      properties: {
        ...(text['properties'] as OpenApiObject | undefined),
        ...Object.fromEntries(files.map(([name]) => [name, { type: 'string', format: 'binary' }])),
      },
      ...(required.length > 0 ? { required } : {}),
    },
  };
}

const refusal200: OpenApiObject = { [json]: { schema: { $ref: '#/components/schemas/Refusal' } } };

function replyContent(call: Call): OpenApiObject {
  if (call.reply === 'file') {
    return { '*/*': { schema: { type: 'string', format: 'binary' } }, ...refusal200 };
  }
  if (call.reply === 'ndjson') {
    return { 'application/x-ndjson': { schema: call.data ? schemaOf(call.data) : {} }, ...refusal200 };
  }
  const done = {
    type: 'object',
    properties: { result: { const: 'OK' }, ...(call.data ? { data: schemaOf(call.data) } : {}) },
    required: call.data?.safeParse(undefined).success === false ? ['result', 'data'] : ['result'],
  };
  return { [json]: { schema: { oneOf: [done, { $ref: '#/components/schemas/Refusal' }] } } };
}

/** Adds the further kinds of reply of another declaration of the same path. */
function addContent(described: OpenApiObject, more: OpenApiObject): void {
  const responses = described['responses'] as Record<number, { content: OpenApiObject }>;
  const known = responses[200]?.content ?? {};
  for (const [type, content] of Object.entries(more)) known[type] ??= content;
}

/** Uses the input side of a schema, which is what is sent, in both directions. */
function schemaOf(schema: z.ZodType): OpenApiObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return rest;
}
