import type { Address } from '../core/address.ts';
import { orderFields, type OrderField } from './order-acts.ts';
import type { OrderDraft } from './order-draft.ts';
import type { OrderDetail } from './order-detail.calls.ts';

type Plain = string | number | null;
/** A field of an order in comparisons, see {@link partsOf}. */
export type OrderPart = Plain | Record<string, Plain> | Record<string, Plain>[];
/** An order in comparable form: by field, without what only one of two forms has. */
export type OrderParts = Record<OrderField, OrderPart>;

const plain = (value: string | number | null | undefined): Plain => (value === '' ? null : (value ?? null));
const picked = <Key extends string>(
  from: Partial<Record<Key, string | number | null | undefined>>,
  keys: readonly Key[],
): Record<string, Plain> => Object.fromEntries(keys.map((key) => [key, plain(from[key])]));

const addressKeys = [
  ...(['name', 'company', 'addressLine1', 'addressLine2', 'city', 'stateCode'] as const),
  ...(['zipCode', 'countryCode', 'phone', 'email'] as const),
] as const satisfies readonly (keyof Address)[];
const lineKeys = ['skuCode', 'skuName', 'quantity', 'unitPrice'] as const;
const packageKeys = ['packageType', 'length', 'width', 'height', 'weight1', 'weight2', 'unit'] as const;

/** The amount collected on delivery; a paid order may still name one. */
const codOf = (order: OrderDetail | OrderDraft): Plain =>
  'isCod' in order && order.isCod === false ? null : order.codAmount || null;

const customsKeys = ['contents', 'nonDelivery', 'signer'] as const;

/** Customs details; empty if none were entered. */
function customsOf({ customs }: OrderDetail | OrderDraft): OrderPart {
  const chosen = customs ? picked(customs, customsKeys) : {};
  return Object.values(chosen).some((value) => value !== null) ? chosen : null;
}

/** The comparable parts of an order, saved or sent. */
export function partsOf(order: OrderDetail | OrderDraft): OrderParts {
  return {
    orderNo: order.orderNo,
    carrierName: plain(order.carrierName),
    serviceCode: plain(order.serviceCode),
    signatureType: plain(order.signatureType),
    shipBy: plain(order.shipBy),
    reference: plain(order.reference),
    reference2: plain(order.reference2),
    insuranceDeclared: order.insuranceDeclared ?? null,
    codAmount: codOf(order),
    lithium: plain(order.lithium),
    customs: customsOf(order),
    recipient: picked(order.recipient, addressKeys),
    sender: order.sender ? picked(order.sender, addressKeys) : null,
    lines: order.lines.map((line) => picked(line, lineKeys)),
    packages: order.packages.map((one) => picked(one, packageKeys)),
  };
}

/** An address as one line for people, as in comparisons. */
export const addressText = (address: Address): string => partText(picked(address, addressKeys));

/** Whether two addresses are equal, as in comparisons. */
export const sameAddress = (one: Address | null, other: Address | null): boolean =>
  JSON.stringify(one && picked(one, addressKeys)) === JSON.stringify(other && picked(other, addressKeys));

/** The fields in which two orders differ. */
export const changedFields = (one: OrderParts, other: OrderParts): OrderField[] =>
  orderFields.filter((field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]));

const longest = 300;

/** A field as one line for people, at most {@link longest} characters. */
export function partText(part: OrderPart): string {
  const flat = (one: OrderPart): string => {
    if (one === null) return '';
    if (Array.isArray(one)) return one.map(flat).join('; ');
    if (typeof one !== 'object') return String(one);
    const values = Object.values(one).filter((value) => value !== null);
    return values.join(', ');
  };
  return flat(part).slice(0, longest);
}
