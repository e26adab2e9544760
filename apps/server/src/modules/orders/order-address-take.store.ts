import type { Address } from '@lading/contracts/core';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import type { CheckedAddress } from './order-address-take-rules.ts';
import './order.table.ts';

/** Where an order goes, and what a carrier has said of its address. */
interface OrderAddress {
  orderId: string;
  recipient: Address;
  /** Its store says where it goes, unless somebody here does. */
  isFromStore: boolean;
  ownFields: string[];
  checked: CheckedAddress | undefined;
}

/** Where orders go, and what carriers have said of that; those that the organization does not have are missing. */
export async function readOrderAddresses(
  trx: Trx,
  orderIds: readonly string[],
): Promise<Map<string, OrderAddress>> {
  const rows = await trx
    .selectFrom('customer_order as o')
    .leftJoin('order_address_check as c', 'c.order_id', 'o.order_id')
    .select(['o.order_id', 'o.recipient', 'o.external_id', 'o.own_fields'])
    .select(['c.recipient as checked', 'c.result'])
    .where('o.order_id', '=', sql<string>`any (${[...orderIds]}::bigint[])`)
    .execute();
  return new Map(
    rows.map(({ order_id: orderId, recipient, external_id: externalId, own_fields, checked, result }) => [
      orderId,
      {
        orderId,
        recipient,
        isFromStore: externalId !== null,
        ownFields: own_fields,
        checked: checked && result ? { recipient: checked, result } : undefined,
      },
    ]),
  );
}

/** Writes where locked orders go from now on; the version of each goes up by one. */
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
        version: sql<number>`version + 1`,
        updated_at: now,
      })
      .where('order_id', '=', orderId)
      .execute();
}

/** Whether the suggestion for an order `o` can be taken: its check `c` is about where it goes now. */
export const hasSuggestion = sql<boolean>`(c.recipient = o.recipient and c.result ->> 'status' = 'CHANGED'
  and c.result ->> 'suggestion' is not null)`;
