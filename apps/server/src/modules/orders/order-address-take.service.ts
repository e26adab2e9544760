import type { LocalizedText } from '@lading/contracts/core';
import { addressText, orderMessages } from '@lading/contracts/orders';
import type { Trx } from '../../platform/database.ts';
import { takenSuggestion } from './order-address-take-rules.ts';
import { readOrderAddresses, writeRecipients } from './order-address-take.store.ts';
import type { BulkAnswer, WaitingOrder } from './order-bulk-job.store.ts';
import { addEachEvent } from './order-event.store.ts';
import { nextState, notAllowed } from './order-state-rules.ts';
import { readOrderStates, type Doer } from './order-state.store.ts';

/**
 * Accepts the suggestions for the addresses of orders, each as an edit by the requesting person: the earlier address is kept in the
 * timeline. An order that may not be edited, or whose address has changed since the check, is refused with the reason.
 */
export async function takeSuggestions(
  trx: Trx,
  waiting: readonly WaitingOrder[],
  { userId, now }: Doer,
): Promise<BulkAnswer[]> {
  const orderIds = waiting.map(({ orderId }) => orderId);
  const states = new Map((await readOrderStates(trx, orderIds)).map((order) => [order.orderId, order]));
  const addresses = await readOrderAddresses(trx, orderIds);
  const changes: Parameters<typeof writeRecipients>[1][number][] = [];
  const events: Parameters<typeof addEachEvent>[1][number][] = [];
  const refusalOf = (orderId: string): LocalizedText | undefined => {
    const [state, order] = [states.get(orderId), addresses.get(orderId)];
    if (!state || !order) return orderMessages.orderGone();
    if (!nextState(state, 'edit')) return notAllowed(state, 'edit').text;
    const { recipient, checked } = order;
    const taken = takenSuggestion(recipient, checked);
    if ('refusal' in taken) return taken.refusal;
    if (!taken.address) return undefined;
    const ownFields = [...new Set([...order.ownFields, 'recipient'])];
    changes.push({ orderId, recipient: taken.address, ownFields });
    const suggestedBy = checked?.result.carrierName ?? null;
    const detail = { fields: ['recipient' as const], was: addressText(recipient), suggestedBy };
    events.push({ orderId, kind: 'edited', detail });
    return undefined;
  };
  const answers = waiting.map(({ rowNo, orderId }) => ({ rowNo, message: refusalOf(orderId) }));
  if (changes.length > 0) {
    await writeRecipients(trx, changes, now);
    await addEachEvent(trx, events, { userId, at: now });
  }
  return answers;
}
