import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { CheckedAddress } from './order-address-take-rules.ts';
import { addressOfStore } from './order-form.store.ts';
import './order.table.ts';

/** The address of an order, and a carrier's answer about it. */
interface OrderAddress {
  orderId: string;
  recipient: Address;
  ownFields: string[];
  checked: CheckedAddress | undefined;
}

/** Addresses of orders, and the answers of carriers about them; orders of other organizations are missing. */
export async function readOrderAddresses(
  trx: Trx,
  orderIds: readonly string[],
): Promise<Map<string, OrderAddress>> {
  const rows = await trx
    .selectFrom('customer_order as o')
    .leftJoin('order_address_check as c', 'c.order_id', 'o.order_id')
    .select(['o.order_id', 'o.recipient', 'o.own_fields'])
    .select(['c.recipient as checked', 'c.result'])
    .where('o.order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ order_id: orderId, recipient, own_fields, checked, result }) => [
      orderId,
      {
        orderId,
        recipient,
        ownFields: own_fields,
        checked: checked && result ? { recipient: checked, result } : undefined,
      },
    ]),
  );
}

/** Writes new addresses of locked orders; the version of each goes up by one. */
export async function writeRecipients(
  trx: Trx,
  changes: readonly { orderId: string; recipient: Address; ownFields: readonly string[] }[],
  now: Date,
): Promise<void> {
  for (const { orderId, recipient, ownFields } of changes)
    await trx
      .updateTable('customer_order')
      .set({
        recipient: JSON.stringify(recipient),
        own_fields: [...ownFields],
        recipient_in_store: addressOfStore,
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .where('order_id', '=', orderId)
      .execute();
}

/** Whether the suggestion for an order `o` can be accepted: its check `c` is about the current address. */
export const hasSuggestion = sql<boolean>`(c.recipient = o.recipient and c.result ->> 'status' = 'CHANGED'
  and c.result ->> 'suggestion' is not null)`;
