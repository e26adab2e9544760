import { lookup } from 'node:dns';
import { request as plainRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { request as secureRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { OutgoingError } from './outgoing-json.ts';
import { isPublicAddress } from './public-address-rules.ts';

interface GuardedCall {
  headers?: Record<string, string>;
  /** Sent as JSON by POST; without one it is a GET. */
  body?: unknown;
  signal?: AbortSignal;
  timeoutMs?: number;
  maxBytes?: number;
  /** `host:port` that may be asked although they are private or not encrypted: the operator's, never a caller's. */
  trusted?: ReadonlySet<string>;
}

const guardedLookup: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (fault, addresses) => {
    const [first] = addresses ?? [];
    if (fault || !first) done(fault ?? new OutgoingError('unreachable'), '');
    // One private address among public ones is enough: which of them is connected to is not ours to choose.
    else if (addresses.some(({ address }) => !isPublicAddress(address)))
      done(new OutgoingError('forbidden'), '');
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  });
};

/**
 * Asks another party for JSON at an address that a person has named: encrypted, of the open internet as its name resolves in
 * the moment of connecting, bounded in time and size, and no redirect is followed. Characters that the database cannot keep
 * are taken out of the texts.
 * @throws OutgoingError
 */
export async function guardedJson(
  url: URL,
  call: GuardedCall = {},
): Promise<{ content: unknown; headers: IncomingHttpHeaders }> {
  const { headers = {}, body, signal, timeoutMs = 30_000, maxBytes = 16 * 1024 * 1024, trusted } = call;
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  const isTrusted = trusted?.has(`${url.hostname}:${port}`) === true;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isTrusted && (url.protocol !== 'https:' || (isIP(literal) !== 0 && !isPublicAddress(literal))))
    throw new OutgoingError('forbidden');
  const within = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]);
  const sent = body === undefined ? undefined : JSON.stringify(body);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      const send = url.protocol === 'https:' ? secureRequest : plainRequest;
      const request = send(url, {
        method: sent === undefined ? 'GET' : 'POST',
        headers: {
          accept: 'application/json',
          ...(sent === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
          ...headers,
        },
        signal: within,
        // A connection that was kept could lead where its name no longer does.
        agent: false,
        ...(isTrusted ? {} : { lookup: guardedLookup }),
      });
      request.on('response', resolve).on('error', reject).end(sent);
    });
    const status = response.statusCode ?? 0;
    if (status < 200 || status > 299) {
      response.destroy();
      throw new OutgoingError(
        status >= 500 ? 'unreachable' : 'refused',
        status,
        retryAfter(response.headers),
      );
    }
    const text = await readText(response, maxBytes);
    // "No content" is an answer too, as an empty list is.
    return { content: status === 204 ? null : readJson(text), headers: response.headers };
  } catch (fault) {
    signal?.throwIfAborted();
    throw fault instanceof OutgoingError ? fault : new OutgoingError('unreachable');
  }
}

async function readText(response: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop calls the rest off.
    if (bytes > maxBytes) throw new OutgoingError('unusable');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    );
  } catch {
    throw new OutgoingError('unusable');
  }
}

/** Seconds, or a date as HTTP has it, or BigCommerce's milliseconds; undefined when the other party does not say. */
function retryAfter(headers: IncomingHttpHeaders): number | undefined {
  const { 'retry-after': text, 'x-rate-limit-time-reset-ms': resetMs } = headers;
  if (typeof resetMs === 'string' && /^\d{1,9}$/.test(resetMs)) return Number(resetMs) / 1_000;
  if (text === undefined) return undefined;
  const seconds = /^\d{1,9}$/.test(text) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
