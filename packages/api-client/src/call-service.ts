import type { Call } from '@lading/contracts/core';
import type { Language } from '@lading/contracts/identity';
import type { CallOptions } from './call-types.ts';
import { encodeBody, encodePath, type LooseInput } from './encode-request.ts';
import { ndjsonType } from './read-lines.ts';

/** Where calls go and how they leave. */
export interface Wire {
  baseUrl: string;
  language: () => Language;
  fetch: typeof fetch;
}

/** Sends a prepared call; can be repeated with another token. */
export type SendCall = (token: string | null, signal: AbortSignal) => Promise<Response>;

const accepted = { data: 'application/json', ndjson: ndjsonType, file: '*/*' } as const;

/** Prepares one call. Throws `TypeError` if its input cannot be encoded, before anything is sent. */
export function prepareCall(wire: Wire, call: Call, input: LooseInput, options: CallOptions): SendCall {
  const address = wire.baseUrl + encodePath(call, input);
  const { body, contentType } = encodeBody(call, input.body);
  return async (token, signal) => {
    const headers = new Headers({
      accept: accepted[call.reply ?? 'data'],
      'accept-language': wire.language() === 'cn' ? 'zh-CN' : 'en',
    });
    if (contentType !== undefined) headers.set('content-type', contentType);
    if (token !== null) headers.set('authorization', `Bearer ${token}`);
    if (options.idempotencyKey !== undefined) headers.set('idempotency-key', options.idempotencyKey);
    // Other transports, such as that of a test, do not report progress.
    const { onSent } = options;
    if (onSent && body instanceof FormData && typeof XMLHttpRequest === 'function') {
      // Most pages upload nothing, so this code loads on demand. If it fails to load, the upload runs without progress.
      const code = await import('./send-with-progress.ts').catch(() => null);
      if (code) return code.sendWithProgress(address, { method: call.method, headers, body, signal }, onSent);
    }
    return wire.fetch(address, { method: call.method, headers, signal, body: body ?? null });
  };
}

/**
 * Prepares a plain fetch of a file's address. Origins other than the server's get neither token nor cookies. Throws `TypeError` for
 * an address that is not http or https.
 */
export function prepareUrl(wire: Wire, url: string): { send: SendCall; foreign: boolean } {
  const server = new URL(wire.baseUrl === '' ? globalThis.location.href : wire.baseUrl);
  const address = new URL(url, server);
  if (!/^https?:$/.test(address.protocol)) throw new TypeError(`Not a web address: ${address.protocol}`);
  const foreign = address.origin !== server.origin;
  return {
    foreign,
    send: (token, signal) =>
      wire.fetch(address.href, {
        signal,
        credentials: foreign ? 'omit' : 'same-origin',
        headers: token === null || foreign ? {} : { authorization: `Bearer ${token}` },
      }),
  };
}
