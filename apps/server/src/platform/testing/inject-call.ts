import type { Call } from '@lading/contracts/core';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** Calls the server without a network, like the browser's client. */
export async function injectCall(
  app: FastifyInstance,
  call: Call,
  input: object,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const { params, query, body } = input as Record<
    'params' | 'query' | 'body',
    Record<string, unknown> | undefined
  >;
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query ?? {})
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
  const options: InjectOptions = {
    method: call.method,
    url: search.size > 0 ? `${path}?${search}` : path,
    headers: { ...(call.reply === 'ndjson' ? { accept: 'application/x-ndjson' } : {}), ...headers },
  };
  if (call.encoding === 'multipart') {
    const form = new FormData();
    for (const [name, value] of Object.entries(body ?? {})) {
      if (value instanceof Blob) form.append(name, value);
      else if (value !== undefined)
        form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    const encoded = new Response(form);
    options.payload = Buffer.from(await encoded.arrayBuffer());
    options.headers = { ...options.headers, 'content-type': encoded.headers.get('content-type') ?? '' };
  } else if (call.encoding === 'form') {
    options.payload = new URLSearchParams(body as Record<string, string>).toString();
    options.headers = { ...options.headers, 'content-type': 'application/x-www-form-urlencoded' };
  } else if (call.body) {
    options.payload = JSON.stringify(body ?? {});
    options.headers = { ...options.headers, 'content-type': 'application/json' };
  }
  return app.inject(options);
}
