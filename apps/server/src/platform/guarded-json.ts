import { lookup } from 'node:dns';
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { product } from '@lading/contracts/core';
import { OutgoingError } from './outgoing-json.ts';
import { outsideJson } from './outside-json.ts';
import { isPublicAddress } from './public-address-rules.ts';

/** Our user agent: many hosts refuse requests without one. */
const userAgent = `${product.name}/1.0 (order management)`;

interface GuardedCall {
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without it the request is a GET. */
  body?: unknown;
  /** Replaces these two. */
  method?: 'PUT' | 'DELETE';
  signal?: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
  /** `host:port` that may be called although private or unencrypted: chosen by the operator, never by a caller. */
  trusted?: ReadonlySet<string>;
}

const guardedLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault || !first) done(fault ?? new OutgoingError('unreachable'), '');
    // One private address among public ones is enough to refuse: we do not choose which one is used.
    else if (addresses.some(({ address }) => !isPublicAddress(address)))
      done(new OutgoingError('forbidden'), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

interface GuardedRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  headers: Record<string, string>;
  /** The body, as it is sent. */
  sent: string | undefined;
  signal: AbortSignal;
  /** `host:port` that may be called although private or unencrypted: chosen by the operator, never by a caller. */
  trusted: ReadonlySet<string> | undefined;
}

/** Whether an address may be called at all; the resolved IP address is checked when connecting. */
export function isAllowedAddress(url: URL, trusted: ReadonlySet<string> | undefined): boolean {
  if (isTrusted(url, trusted)) return true;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(literal) === 0 || isPublicAddress(literal));
}

function isTrusted(url: URL, trusted: ReadonlySet<string> | undefined): boolean {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  return trusted?.has(`${url.hostname}:${port}`) === true;
}

/**
 * Sends a request to a user-supplied address: HTTPS, to the public internet as resolved when connecting, without redirects.
 * The caller reads or destroys the reply. @throws OutgoingError for a forbidden address; otherwise what Node throws
 */
export async function guardedRequest(url: URL, request: GuardedRequest): Promise<IncomingMessage> {
  const { method, headers, sent, signal, trusted } = request;
  if (!isAllowedAddress(url, trusted)) throw new OutgoingError('forbidden');
  return new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? secureRequest : plainRequest;
    const outgoing = send(url, {
      method,
      headers,
      signal,
      // A kept-alive connection could lead to an address that the name no longer resolves to.
      agent: false,
      ...(isTrusted(url, trusted) ? {} : { lookup: guardedLookup }),
    });
    outgoing.on('response', resolve).on('error', reject).end(sent);
  });
}

/**
 * Requests JSON from a user-supplied address: HTTPS, to the public internet as resolved when connecting, limited in time
 * and size, without redirects. Removes characters that the database cannot store.
 * @throws OutgoingError
 */
export async function guardedJson(
  url: URL,
  call: GuardedCall = {},
): Promise<{ content: unknown; headers: IncomingHttpHeaders }> {
  const {
    headers = {},
    body,
    method,
    signal,
    timeoutMs = 30_000,
    maxBytes = 16 * 1024 * 1024,
    trusted,
  } = call;
  const within = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await guardedRequest(url, {
      method: method ?? (sent === undefined ? 'GET' : 'POST'),
      headers: {
        accept: 'application/json',
        'user-agent': userAgent,
        ...(sent === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(sent)) }),
        ...headers,
      },
      sent,
      signal: within,
      trusted,
    });
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) {
      const text = await refusalText(response);
      response.destroy();
      throw new OutgoingError(
        isTheirFailure(status) ? 'unreachable' : 'refused',
        status,
        retryAfter(status, response.headers),
        { text, location: response.headers.location },
      );
    }
    const text = await answerText(response, maxBytes);
    // "No content" is an answer too, like an empty list.
    return { content: status === 204 ? null : readJson(text), headers: response.headers };
  } catch (fault) {
    signal?.throwIfAborted();
    if (fault instanceof OutgoingError) throw fault;
    throw new OutgoingError('unreachable', undefined, undefined, { isCutOff: isCutOff(fault) });
  }
}

/** A server that failed, or was too slow by its own measure: some hosts answer 408 where others answer 504. */
const isTheirFailure = (status: number): boolean => status >= 500 || status === 408;

/** The body of a refusal, for its message; empty when it cannot be read. */
async function refusalText(response: IncomingMessage): Promise<string> {
  try {
    return await answerText(response, 64 * 1024);
  } catch {
    return '';
  }
}

/** Whether the other party was reached: it broke off, or was too slow. */
const isCutOff = (fault: unknown) =>
  fault instanceof Error &&
  (['TimeoutError', 'AbortError'].includes(fault.name) ||
    ['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'HPE_INVALID_EOF_STATE'].includes(
      String((fault as NodeJS.ErrnoException).code),
    ));

function readJson(text: string): unknown {
  try {
    return outsideJson(text);
  } catch {
    throw new OutgoingError('unusable');
  }
}

/**
 * Seconds, with a fraction at Shopify, an HTTP date by the other party's clock, or BigCommerce's milliseconds; undefined without any.
 * BigCommerce sends the end of its quota window with every answer: it is a time to wait only when the quota is used up.
 */
function retryAfter(status: number, headers: IncomingHttpHeaders): number | undefined {
  const { 'retry-after': text, 'x-rate-limit-time-reset-ms': resetMs, date = '' } = headers;
  if (status === 429 && typeof resetMs === 'string' && /^\d{1,9}$/.test(resetMs))
    return Number(resetMs) / 1_000;
  if (text === undefined) return undefined;
  const now = Date.parse(date) || Date.now();
  const seconds = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : (Date.parse(text) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}

const isGzip = (bytes: Buffer) => bytes.length > 2 && bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * Reads an answer as text, decompressing it even if that was not requested, and without a byte order mark.
 * @throws OutgoingError when it is too long, or has an unknown compression
 */
async function answerText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > maxBytes) throw new OutgoingError('unusable');
    chunks.push(chunk);
  }
  return (
    unpacked(Buffer.concat(chunks), response.headers['content-encoding'], maxBytes)
      .toString('utf8')
      // Blank lines too, which may stand before the mark; JavaScript counts the mark itself as one.
      .trimStart()
  );
}

function unpacked(bytes: Buffer, encoding: string | undefined, maxOutputLength: number): Buffer {
  try {
    // Some hosts compress without declaring it, and some declare it without compressing.
    if (isGzip(bytes)) return gunzipSync(bytes, { maxOutputLength });
    if (encoding === 'br') return brotliDecompressSync(bytes, { maxOutputLength });
    if (encoding === 'deflate') return inflateSync(bytes, { maxOutputLength });
    return bytes;
  } catch {
    throw new OutgoingError('unusable');
  }
}
