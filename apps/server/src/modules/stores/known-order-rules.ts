import type { Address } from '@lading/contracts/core';
import { placeOf } from '../orders/index.ts';
import type { ChannelOrder } from './channels/channel-connector.ts';

const dayMs = 24 * 3_600_000;

/** An order from a store. */
interface KnownOrder {
  created_at: Date;
  recipient: Address;
  /** It was imported from a file before, with its own date. */
  import_task_id: string | null;
}

/**
 * Whether a store reuses an id for another order, as after a reinstallation that restarts the numbers: it was placed
 * on another day, by another person, for another address.
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
