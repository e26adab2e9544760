import { storeMessages } from '@lading/contracts/stores';
import type { UnreadableOrder } from './channel-connector.ts';
import type { ChannelError } from './channel-error.ts';

/** An order that the channel lists but does not return, or refuses with a reason. It is requested again with the next pull. */
export const notGiven = (
  externalId: string,
  orderNo: string | null,
  { content = null, fault }: { content?: unknown; fault?: ChannelError | undefined } = {},
): UnreadableOrder => ({
  externalId,
  orderNo,
  content,
  reason:
    fault?.refusal === undefined
      ? storeMessages.orderNotGiven()
      : storeMessages.orderRefused({ text: fault.refusal }),
});

/** Whether the channel did not return it, so that nothing new is known of it. */
export const isNotGiven = ({ reason }: UnreadableOrder): boolean => notGivenCodes.has(reason.code);
const notGivenCodes: ReadonlySet<string | undefined> = new Set([
  storeMessages.orderNotGiven.code,
  storeMessages.orderRefused.code,
]);

/** Beginning of the placeholder for an order without an id. */
const unnamed = 'after-';

/** The placeholder for an order without an id: the `nth` (from 1) after the order with that id. */
export const unnamedAfter = (id: number | string, nth: number): string =>
  nth === 1 ? `${unnamed}${id}` : `${unnamed}${id}-${nth}`;

/** Whether an id is such a placeholder. */
export const isUnnamed = (id: string): boolean => id.startsWith(unnamed);
