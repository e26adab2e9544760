import { storeMessages } from '@lading/contracts/stores';
import type { LocalizedText } from '@lading/contracts/core';
import { OutgoingError } from '../../../platform/outgoing-json.ts';

/** Why a pull has failed, for people (spec §8: "Store sync failure"). */
export const channelTexts = {
  refused: storeMessages.refused(),
  absent: storeMessages.absent(),
  busy: storeMessages.busy(),
  unreachable: storeMessages.unreachable(),
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

  /** @param said in the channel's own words, in place of ours */
  constructor(why: keyof typeof channelTexts, said?: string) {
    super(`channel: ${why}`);
    this.why = why;
    this.text = said === undefined ? channelTexts[why] : storeMessages.notTaken({ text: said.slice(0, 300) });
    this.isFinal = finalReasons.has(why);
  }
}

/** What a call that failed for good says of the channel. */
export function channelError(fault: OutgoingError): ChannelError {
  if (fault.status === 429) return new ChannelError('busy');
  if (fault.status === 404) return new ChannelError('absent');
  return new ChannelError(fault.reason === 'forbidden' ? 'absent' : fault.reason);
}
