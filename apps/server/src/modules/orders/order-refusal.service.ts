import type { LocalizedMessage } from '@lading/contracts/core';
import type { Trx } from '../../platform/database.ts';
import { conflict, RequestError } from '../../platform/request-error.ts';
import { withAllowedActs } from './order-state-rules.ts';
import { readOrderState } from './order-state.store.ts';

/** A refusal of something that is not an act of the state machine; API clients also get the acts allowed now. */
export async function refusalOnOrder(
  trx: Trx,
  orderId: string,
  text: LocalizedMessage,
): Promise<RequestError> {
  const order = await readOrderState(trx, orderId, { isLocked: false });
  return conflict(order ? withAllowedActs(order, text) : text);
}
