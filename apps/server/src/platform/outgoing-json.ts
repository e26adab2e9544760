import { outsideJson } from './outside-json.ts';

/** Another party gave no usable reply: it could not be reached in time, refused, or sent something unexpected. */
export class OutgoingError extends Error {
  override name = 'OutgoingError';
  /** `forbidden`: the address must not be called, see `guardedJson`. */
  readonly reason: 'unreachable' | 'refused' | 'unusable' | 'forbidden';
  /** HTTP status of a refusal. */
  readonly status: number | undefined;
  /** The retry time that the other party named. */
  readonly retryAfterSeconds: number | undefined;
  /** Further details. */
  readonly more: OutgoingDetail;

  constructor(
    reason: OutgoingError['reason'],
    status?: number,
    retryAfterSeconds?: number,
    more: OutgoingDetail = {},
  ) {
    super(`outgoing call: ${reason}${status === undefined ? '' : ` (${status})`}`);
    this.reason = reason;
    this.status = status;
    this.retryAfterSeconds = retryAfterSeconds;
    this.more = more;
  }
}

/** Details of an unusable answer. */
interface OutgoingDetail {
  /** It was reached, but did not complete its answer. */
  isCutOff?: boolean;
  /** The body of a refusal, as far as it was read. */
  text?: string;
  /** Where a redirect leads. */
  location?: string | undefined;
}

interface OutgoingCall {
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  timeoutMs?: number;
  maxBytes?: number;
}

/**
 * Requests JSON from another party. Limited in time and size, without redirects. The address must come from the configuration: no
 * input of a caller may choose the host.
 * @throws OutgoingError
 */
export async function outgoingJson(url: string, call: OutgoingCall = {}): Promise<unknown> {
  const { method = 'GET', headers = {}, body, timeoutMs = 10_000, maxBytes = 256 * 1024 } = call;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch {
    throw new OutgoingError('unreachable');
  }
  if (!response.ok) {
    await response.body?.cancel().catch(() => undefined);
    throw new OutgoingError(response.status >= 500 ? 'unreachable' : 'refused', response.status);
  }
  const text = await readText(response, maxBytes);
  try {
    return outsideJson(text);
  } catch {
    throw new OutgoingError('unusable');
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response.body ?? []) {
      bytes += chunk.byteLength;
      // Leaving the loop cancels the rest.
      if (bytes > maxBytes) throw new OutgoingError('unusable');
      chunks.push(chunk);
    }
  } catch (fault) {
    throw fault instanceof OutgoingError ? fault : new OutgoingError('unreachable');
  }
  return Buffer.concat(chunks).toString('utf8');
}
