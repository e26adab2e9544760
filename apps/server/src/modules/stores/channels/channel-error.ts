import { storeMessages } from '@lading/contracts/stores';
import { plainText, product, type LocalizedText } from '@lading/contracts/core';
import { z } from 'zod';
import type { OutgoingError } from '../../../platform/outgoing-json.ts';
import { outsideJson } from '../../../platform/outside-json.ts';
import { beginning } from './channel-address.ts';

/** Why a pull has failed, for people (spec §8: "Store sync failure"). */
export const channelTexts = {
  refused: storeMessages.refused(),
  absent: storeMessages.absent(),
  busy: storeMessages.busy(),
  unreachable: storeMessages.unreachable(),
  blocked: storeMessages.blocked({ product: product.name }),
  moved: storeMessages.moved({ place: '?' }),
  unusable: storeMessages.unusable(),
  notSetUp: storeMessages.notSetUp(),
  disconnected: storeMessages.disconnected(),
  failed: storeMessages.failed(),
  cannotWrite: storeMessages.cannotWrite(),
  nothingToShip: storeMessages.nothingToShip(),
  heldThere: storeMessages.heldThere(),
} as const satisfies Record<string, LocalizedText>;

/** Errors that retries cannot fix: a person must act. */
const finalReasons: ReadonlySet<keyof typeof channelTexts> = new Set(['cannotWrite', 'nothingToShip']);

/** A failed request to a channel, temporary or permanent. */
export class ChannelError extends Error {
  override name = 'ChannelError';
  readonly text: LocalizedText;
  readonly why: keyof typeof channelTexts;
  readonly isFinal: boolean;
  /** It was reached but had no usable answer to this request, or refused it: a smaller or different one may succeed. */
  readonly isOfQuestion: boolean;
  /** What a refusal of this request says, for people, if the key is not known to be refused: it may be about one order. */
  readonly refusal: string | undefined;
  /** It was put off for longer than a pull waits, and asked for several records: the next pull asks for fewer. */
  readonly isOfSize: boolean;
  /** The channel's own code of the refusal. */
  readonly saidCode: string | undefined;
  /** It was refused because of the request, not the key. */
  readonly isOfRequest: boolean;
  /** The channel's message for such a refusal, for people. */
  readonly words: string | undefined;

  constructor(why: keyof typeof channelTexts, more: ChannelErrorDetail = {}) {
    super(`channel: ${why}`);
    this.why = why;
    this.text = more.text ?? channelTexts[why];
    this.isFinal = finalReasons.has(why);
    this.refusal = more.refusal;
    this.isOfQuestion = more.isOfQuestion ?? (why === 'unusable' || more.refusal !== undefined);
    this.isOfSize = more.isOfSize ?? false;
    this.saidCode = more.saidCode;
    this.isOfRequest = more.isOfRequest ?? false;
    this.words = more.words;
  }
}

interface ChannelErrorDetail {
  /** Replaces the usual one. */
  text?: LocalizedText;
  isOfQuestion?: boolean;
  refusal?: string;
  isOfSize?: boolean;
  saidCode?: string | undefined;
  isOfRequest?: boolean;
  words?: string | undefined;
}

/** The message for one order that the channel does not return, because of its state or an error. */
export const isOfOneOrder = (fault: unknown): fault is ChannelError =>
  fault instanceof ChannelError && (fault.isOfQuestion || fault.why === 'absent');

/** Orders that a store may refuse before it has given any. */
const refusedAllowed = 3;

/** Tells an order that a store refuses (decision 0183) from a store that refuses everything. */
export function refusals() {
  let hasGiven = false;
  let refused = 0;
  let first: ChannelError | undefined;
  return {
    /** An order was given. */
    given(): void {
      hasGiven = true;
    },
    /** An order was not given. */
    missed(fault: ChannelError): void {
      if (fault.refusal === undefined) return;
      refused += 1;
      first ??= fault;
    },
    /** After the orders of a page. @throws ChannelError the first refusal, if the store has refused several orders and given none */
    check(): void {
      if (first && !hasGiven && refused > refusedAllowed) throw first;
    },
  };
}

const text = z.string().optional().catch(undefined);
const refusal = z.object({ code: text, message: text, title: text, errors: text });
type Refusal = Partial<z.infer<typeof refusal>>;

/** A JSON refusal, or the first of several; null: it is a page, not the store's own answer. */
function refusalOf(body: string): Refusal | null {
  if (body.trim() === '') return {};
  try {
    const [first] = [outsideJson(body)].flat();
    return refusal.safeParse(first).data ?? {};
  } catch {
    return null;
  }
}

/** It is busy or under maintenance, and says when to retry. */
export const isToldToWait = ({
  status,
  retryAfterSeconds,
}: Pick<OutgoingError, 'status' | 'retryAfterSeconds'>): boolean =>
  status === 503 && retryAfterSeconds !== undefined;

/** The meaning of a call that finally failed. */
export function channelError(
  { reason, status = 0, retryAfterSeconds, more }: OutgoingError,
  asked: URL,
): ChannelError {
  if (status === 429 || isToldToWait({ status, retryAfterSeconds })) return new ChannelError('busy');
  if (status === 404 || status === 410) return new ChannelError('absent');
  if (reason === 'forbidden') return new ChannelError('absent');
  if (reason === 'unreachable')
    return new ChannelError('unreachable', { isOfQuestion: status > 0 || more.isCutOff === true });
  if (reason === 'unusable') return new ChannelError('unusable');
  if (status >= 300 && status < 400) return movedError(asked, more.location);
  const said = refusalOf(more.text ?? '');
  // A store refuses a key in its own format; a page of a proxy in front of it says nothing about the key.
  const { code: saidCode, message, title, errors } = said ?? {};
  const words = message ?? title ?? errors;
  const shown = beginning(plainText(words ?? ''), mostWords) || `HTTP ${status}`;
  const refusal = !ofAll.has(status) && { refusal: shown };
  if (said === null && status !== 401) return new ChannelError('blocked', { ...refusal });
  const ofRequest = !ofKey.has(status) && { isOfRequest: true, words };
  return new ChannelError('refused', { saidCode, ...refusal, ...ofRequest });
}

/** Statuses about the key, or the store's plan: every request is refused. */
const ofAll: ReadonlySet<number> = new Set([401, 402]);
/** The same, and one that may be about the key; all others are about the request. */
const ofKey: ReadonlySet<number> = new Set([...ofAll, 403]);

/** The message for a report that a store refuses: its key cannot write, or it gives a reason. */
export function writeFault(fault: unknown): unknown {
  if (!(fault instanceof ChannelError) || fault.why !== 'refused') return fault;
  if (!fault.isOfRequest) return new ChannelError('cannotWrite');
  const words = beginning(plainText(fault.words ?? ''), mostWords);
  return new ChannelError('failed', words === '' ? {} : { text: storeMessages.notTaken({ text: words }) });
}
const mostWords = 300;

function movedError(asked: URL, location = ''): ChannelError {
  const to = URL.canParse(location, asked) ? new URL(location, asked) : undefined;
  return new ChannelError('moved', { ...(to && { text: storeMessages.moved({ place: to.origin }) }) });
}
