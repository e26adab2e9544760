import { Readable } from 'node:stream';
import type { LocalizedText } from '@lading/contracts/core';
import { carrierMessages } from '@lading/contracts/shipping';
import { guardedRequest } from '../../../../platform/guarded-json.ts';
import { outsideJson } from '../../../../platform/outside-json.ts';
import { CarrierError, type CarrierFailure } from '../carrier-adapter.ts';

const mostBytes = 8 * 1_024 * 1_024;
const shownCharacters = 300;
const usualWaitSeconds = 60;

/** A network of carriers as its adapter calls it. */
export interface Network {
  /** For people. */
  name: string;
  /** Base URL without a trailing slash. */
  api: string;
  /** Read for each request. @throws CarrierError */
  headers: () => Readonly<Record<string, string>>;
  /** The network's message for a refusal, from the response body. */
  reasonOf: (content: unknown) => string | undefined;
  /** Whether a purchase is refused because it was already made, for example by a request that was duplicated in transit. */
  isMade?: (content: unknown) => boolean;
  /** Takes note of a request that has ended. It neither waits nor throws. */
  record?: ((exchange: NetworkExchange) => void) | undefined;
}

/** A request and its reply. */
export interface NetworkExchange {
  method: 'GET' | 'POST';
  /** With its query. */
  path: string;
  /** The bodies as JSON values; undefined: there was none, or it was not JSON. */
  request: unknown;
  reply: unknown;
  /** Of HTTP; null: there was no answer. */
  status: number | null;
  /** Null: it succeeded. */
  failure: CarrierFailure['kind'] | null;
  milliseconds: number;
}

/** One request. */
interface Question {
  method?: 'GET' | 'POST';
  body?: unknown;
  signal: AbortSignal;
  /** It costs money: a missing answer may hide a purchase. */
  isPurchase?: boolean;
}

/** Whether the request never left this machine. */
const unsent = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
]);

const causeCode = (error: unknown): string | undefined => {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code;
};

/** A carrier's own message: in one language, truncated for display, without characters that the database cannot store. */
export const inItsWords = (text: string): LocalizedText =>
  carrierMessages.says({ text: text.replaceAll('\0', '').slice(0, shownCharacters).toWellFormed() });

/**
 * Requests JSON from a network, and has the request recorded. The URL comes from the configuration, and redirects are not followed.
 *
 * @returns undefined if it does not exist (404)
 * @throws CarrierError; `outcome-unknown` only for purchases
 */
export async function askNetwork(network: Network, path: string, question: Question): Promise<unknown> {
  const answer: Answer = { status: null, reply: undefined };
  const startedAt = performance.now();
  let failure: NetworkExchange['failure'] = null;
  try {
    return await exchange(network, path, question, answer);
  } catch (error) {
    failure = error instanceof CarrierError ? error.failure.kind : 'unavailable';
    throw error;
  } finally {
    const { method = 'GET', body: request } = question;
    const milliseconds = Math.round(performance.now() - startedAt);
    network.record?.({ method, path, request, ...answer, failure, milliseconds });
  }
}

/** What a network has answered so far. */
type Answer = Pick<NetworkExchange, 'status' | 'reply'>;

async function exchange(
  network: Network,
  path: string,
  question: Question,
  answer: Answer,
): Promise<unknown> {
  const { method = 'GET', body, signal, isPurchase = false } = question;
  const lost = (error?: unknown): CarrierError =>
    new CarrierError({ kind: isPurchase ? 'outcome-unknown' : 'unavailable' }, error);
  const headers = network.headers();
  let response: Response;
  try {
    response = await fetch(`${network.api}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal,
    });
  } catch (error) {
    throw unsent.has(causeCode(error) ?? '') ? new CarrierError({ kind: 'unavailable' }, error) : lost(error);
  }
  answer.status = response.status;
  let content: unknown;
  try {
    content = outsideJson((await bytesOf(response.body ?? Readable.from([]))).toString('utf8'));
  } catch (error) {
    if (response.ok) throw lost(error);
  }
  answer.reply = content;
  if (response.ok) return content;
  const { status } = response;
  if (status === 404 && method === 'GET') return undefined;
  if (status === 401 || status === 403) throw new CarrierError({ kind: 'unauthorized' });
  if (status === 429) {
    throw new CarrierError({
      kind: 'rate-limited',
      afterSeconds: secondsOf(response.headers.get('retry-after')) ?? usualWaitSeconds,
    });
  }
  if (status >= 500 || status === 408) throw lost(new Error(`${network.name} answered ${status}`));
  if (isPurchase && network.isMade?.(content)) throw lost(new Error(`${network.name} has sold it before`));
  throw new CarrierError({
    kind: 'refused',
    text: inItsWords(network.reasonOf(content) ?? `${network.name}: ${status}`),
  });
}

/**
 * Asks how far an order is that the network has accepted.
 *
 * @throws CarrierError `outcome-unknown`: without an answer, it may still be carried out */
export async function askAboutOrder(network: Network, path: string, signal: AbortSignal): Promise<unknown> {
  try {
    return await askNetwork(network, path, { signal });
  } catch (error) {
    throw new CarrierError({ kind: 'outcome-unknown' }, error);
  }
}

/** How long to wait, from the network's `Retry-After` header: seconds, or a date. */
function secondsOf(text: string | null): number | undefined {
  if (text === null || text.trim() === '') return undefined;
  const seconds = /^\d{1,6}$/.test(text.trim()) ? Number(text) : (Date.parse(text) - Date.now()) / 1_000;
  return Number.isFinite(seconds) ? Math.max(1, Math.ceil(seconds)) : undefined;
}

/**
 * Fetches a file of a purchase, such as its label, from the URL that the network gives: on its API host, or on the public internet as
 * resolved when connecting, without redirects. @throws CarrierError `outcome-unknown`: the purchase is looked up again */
export async function networkFile(network: Network, address: string, signal: AbortSignal): Promise<Buffer> {
  try {
    const url = new URL(address);
    // Files on other hosts require https; http is only allowed next to an http API on this machine.
    if (url.protocol !== 'https:' && url.origin !== new URL(network.api).origin)
      throw new Error('Not an address of a label');
    const api = new URL(network.api);
    const port = api.port || (api.protocol === 'https:' ? '443' : '80');
    const trusted = new Set([`${api.hostname}:${port}`]);
    const headers = { accept: '*/*', 'accept-encoding': 'identity' };
    const response = await guardedRequest(url, { method: 'GET', headers, sent: undefined, signal, trusted });
    if (response.statusCode !== 200) {
      response.destroy();
      throw new Error(`A label was answered with ${response.statusCode}`);
    }
    return await bytesOf(response);
  } catch (error) {
    throw new CarrierError({ kind: 'outcome-unknown' }, error);
  }
}

async function bytesOf(content: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) throw new Error('The answer is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
