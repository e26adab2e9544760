import type { Address } from '@lading/contracts/core';
import { orderWords, type OrderType } from '@lading/contracts/orders';

/** What orders must have in common to be shipped as one. */
export interface Mergeable {
  orderId: string;
  orderNo: string;
  carrierName: string | null;
  serviceCode: string | null;
  orderType: OrderType;
  recipient: Address;
  currency: string | null;
  /** It names money: what it comes to, is insured for, or is paid at the door. */
  hasAmounts: boolean;
  warehouseId: string | null;
}

/** The fields that tell where a parcel goes. A phone number and an e-mail address may differ. */
const placeFields = [
  'name',
  'company',
  'addressLine1',
  'addressLine2',
  'city',
  'stateCode',
  'zipCode',
  'countryCode',
] as const satisfies readonly (keyof Address)[];

const plain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** A text that two addresses share if they are the same place and person, however they are spelled. */
export const placeOf = (address: Address): string =>
  placeFields.map((field) => plain(address[field])).join('\n');

/** An order that names neither a currency nor money, as one of a file, goes with any. */
const sameCurrency = ({ currency, hasAmounts }: Mergeable, known: string | null): boolean =>
  currency === known || (currency === null && !hasAmounts);

/** The first order that differs from the others, and in what; undefined where they can be shipped as one. */
export function firstDifference(
  orders: readonly Mergeable[],
): { orderNo: string; field: keyof typeof orderWords.mergeField } | undefined {
  const [first, ...others] = orders;
  if (!first) return undefined;
  const known = orders.find(({ currency }) => currency !== null)?.currency ?? null;
  if (!sameCurrency(first, known)) return { orderNo: first.orderNo, field: 'currency' };
  for (const other of others) {
    const { orderNo } = other;
    if (placeOf(other.recipient) !== placeOf(first.recipient)) return { orderNo, field: 'recipient' };
    if (!sameCurrency(other, known)) return { orderNo, field: 'currency' };
    if (other.orderType !== first.orderType) return { orderNo, field: 'orderType' };
    if (other.warehouseId !== first.warehouseId) return { orderNo, field: 'warehouse' };
  }
  return undefined;
}
