import type { Address } from '@lading/contracts/core';
import { placeOf } from '../orders/index.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';

const dayMs = 24 * 3_600_000;

/** An order that came from a store. */
interface KnownOrder {
  created_at: Date;
  recipient: Address;
  /** It came by a file before, with a date of its own. */
  import_task_id: string | null;
}

/**
 * Whether a store means another order by an id that it has used before, as one that was set up again counts from the beginning: it was placed
 * on another day, by somebody else, for another place.
 */
export function isAnother(known: KnownOrder, order: Pick<ChannelOrder, 'createdAt' | 'recipient'>): boolean {
  const apart = Math.abs(known.created_at.getTime() - Date.parse(order.createdAt));
  return (
    known.import_task_id === null &&
    apart > dayMs &&
    (known.recipient.email ?? null) !== (order.recipient.email ?? null) &&
    placeOf(known.recipient) !== placeOf(order.recipient)
  );
}
