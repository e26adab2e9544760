import { storeMessages } from '@lading/contracts/stores';
import { product, type LocalizedText } from '@lading/contracts/core';
import { z } from 'zod';
import type { OutgoingError } from '../../../platform/outgoing-json.ts';

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
} as const satisfies Record<string, LocalizedText>;

/** What no later attempt changes by itself: a person has to. */
const finalReasons: ReadonlySet<keyof typeof channelTexts> = new Set(['cannotWrite', 'nothingToShip']);

/** The channel does not do what it is asked for, now or for good. */
export class ChannelError extends Error {
  override name = 'ChannelError';
  readonly text: LocalizedText;
  readonly why: keyof typeof channelTexts;
  readonly isFinal: boolean;
  /** It was reached and had no usable answer to this question: to a smaller one, or to another, it may have. */
  readonly isOfQuestion: boolean;
  /** What the channel itself calls the refusal. */
  readonly saidCode: string | undefined;

  constructor(why: keyof typeof channelTexts, more: ChannelErrorDetail = {}) {
    super(`channel: ${why}`);
    this.why = why;
    this.text = more.text ?? channelTexts[why];
    this.isFinal = finalReasons.has(why);
    this.isOfQuestion = more.isOfQuestion ?? why === 'unusable';
    this.saidCode = more.saidCode;
  }
}

interface ChannelErrorDetail {
  /** In place of the usual one. */
  text?: LocalizedText;
  isOfQuestion?: boolean;
  saidCode?: string | undefined;
}

/** What is told of one order that the channel refuses to give, be it for its state or for a fault of its own. */
export const isOfOneOrder = (fault: unknown): fault is ChannelError =>
  fault instanceof ChannelError && (fault.isOfQuestion || fault.why === 'absent');

const refusal = z.object({ code: z.string() });

/** The code of a refusal in JSON; null: it is a page, which is not the store's own answer. */
function codeOf(text: string): string | undefined | null {
  if (text.trim() === '') return undefined;
  try {
    return refusal.safeParse(JSON.parse(text)).data?.code;
  } catch {
    return null;
  }
}

/** What a call that failed for good says of the channel. */
export function channelError({ reason, status = 0, more }: OutgoingError, asked: URL): ChannelError {
  if (status === 429) return new ChannelError('busy');
  if (status === 404 || status === 410) return new ChannelError('absent');
  if (reason === 'forbidden') return new ChannelError('absent');
  if (reason === 'unreachable')
    return new ChannelError('unreachable', { isOfQuestion: status >= 500 || more.isCutOff === true });
  if (reason === 'unusable') return new ChannelError('unusable');
  if (status >= 300 && status < 400) return movedError(asked, more.location);
  const saidCode = codeOf(more.text ?? '');
  // A key is refused by the store, in its own form; a page of a host in front of it says nothing of the key.
  if (saidCode === null && status !== 401) return new ChannelError('blocked');
  return new ChannelError('refused', { saidCode: saidCode ?? undefined });
}

function movedError(asked: URL, location = ''): ChannelError {
  const to = URL.canParse(location, asked) ? new URL(location, asked) : undefined;
  return new ChannelError('moved', { ...(to && { text: storeMessages.moved({ place: to.origin }) }) });
}
