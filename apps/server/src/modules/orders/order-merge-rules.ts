import { comparedWords, placeFields, sameText, type Address } from '@lading/contracts/core';
import {
  addressText,
  orderWords,
  orderWorkLimits,
  type MergeLoss,
  type MergeLossField,
  type OrderType,
} from '@lading/contracts/orders';
import { signatureTypes, type OrderCustoms } from '@lading/contracts/shipping';

/** The fields that orders must share to be shipped as one. */
export interface Mergeable {
  orderId: string;
  orderNo: string;
  carrierName: string | null;
  serviceCode: string | null;
  orderType: OrderType;
  recipient: Address;
  currency: string | null;
  /** Whether it has amounts of money: a total, an insured value, or cash on delivery. */
  hasAmounts: boolean;
  warehouseId: string | null;
}

/** The fields that identify a destination. A phone number and an e-mail address may differ. */
const destinationFields = ['name', 'company', ...placeFields] as const;

/** A normalized text, equal for two addresses of the same person and place. */
export const placeOf = (address: Address): string =>
  destinationFields.map((field) => comparedWords(address[field])).join('\n');

/** An order without a currency or amounts, such as an imported one, can be merged with any other. */
const sameCurrency = ({ currency, hasAmounts }: Mergeable, known: string | null): boolean =>
  currency === known || (currency === null && !hasAmounts);

/** The first order that differs from the others, and the field; undefined when they can be shipped as one. */
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

/** An order with the fields that a merge has once. */
export interface MergePart extends Mergeable {
  sender: Address | null;
  reference: string | null;
  reference2: string | null;
  signatureType: string | null;
  customs: OrderCustoms | null;
  /** YYYY-MM-DD. */
  shipBy: string | null;
  tags: readonly string[];
  packages: number;
}

const strictness = (type: string | null): number =>
  (signatureTypes as readonly (string | null)[]).indexOf(type);

/** Each field with a single value in a merge: how to read it from an order, and how to choose it from its orders, oldest first. */
const decided: readonly {
  field: MergeLossField;
  valueOf: (part: MergePart) => string | null | undefined;
  kept: (values: readonly (string | null)[]) => string | null;
}[] = [
  { field: 'sender', valueOf: ({ sender }) => sender && addressText(sender), kept: ofOldest },
  { field: 'shipBy', valueOf: ({ shipBy }) => shipBy, kept: (days) => known(days).toSorted()[0] ?? null },
  {
    field: 'signatureType',
    valueOf: ({ signatureType }) => signatureType,
    kept: (types) =>
      known(types).reduce<string | null>(
        (most, type) => (strictness(type) > strictness(most) || most === null ? type : most),
        null,
      ),
  },
  { field: 'reference', valueOf: ({ reference }) => reference, kept: ofOldest },
  { field: 'reference2', valueOf: ({ reference2 }) => reference2, kept: ofOldest },
  { field: 'phone', valueOf: ({ recipient }) => recipient.phone, kept: firstKnown },
  { field: 'email', valueOf: ({ recipient }) => recipient.email, kept: firstKnown },
  { field: 'customsContents', valueOf: ({ customs }) => customs?.contents, kept: firstKnown },
  { field: 'nonDelivery', valueOf: ({ customs }) => customs?.nonDelivery, kept: firstKnown },
  { field: 'customsSigner', valueOf: ({ customs }) => customs?.signer, kept: firstKnown },
];

function known(values: readonly (string | null)[]): string[] {
  return values.filter((value) => value !== null);
}

function firstKnown(values: readonly (string | null)[]): string | null {
  return known(values)[0] ?? null;
}

function ofOldest(values: readonly (string | null)[]): string | null {
  return values[0] ?? null;
}

/** The tags of a merge: those of its orders, oldest first, up to the limit of an order. */
export function mergedTags(parts: readonly Pick<MergePart, 'tags'>[]): { kept: string[]; cut: string[] } {
  const all: string[] = [];
  for (const tag of parts.flatMap(({ tags }) => tags))
    if (!all.some((one) => sameText(one, tag))) all.push(tag);
  return { kept: all.slice(0, orderWorkLimits.tags), cut: all.slice(orderWorkLimits.tags) };
}

/** The tags of orders after their merge is undone: also those that only the merge got, up to the limit of an order; `added`: these. */
export function tagsAfterMerge(
  tagsOfMerge: readonly string[],
  parts: readonly { orderId: string; tags: readonly string[] }[],
): { orderId: string; tags: string[]; added: string[] }[] {
  const known = parts.flatMap(({ tags }) => tags);
  const given = tagsOfMerge.filter((tag) => !known.some((one) => sameText(one, tag)));
  return parts.map(({ orderId, tags }) => {
    const added = given.slice(0, Math.max(0, orderWorkLimits.tags - tags.length));
    return { orderId, tags: [...tags, ...added], added };
  });
}

/** The values of the orders, oldest first, that their merge would lose. */
export function mergeLosses(parts: readonly MergePart[]): MergeLoss[] {
  const losses: MergeLoss[] = [];
  for (const { field, valueOf, kept: choose } of decided) {
    const values = parts.map((part) => valueOf(part) || null);
    const kept = choose(values);
    const lost = parts.flatMap(({ orderNo }, at) => {
      const value = values[at] ?? null;
      return value === null || (kept !== null && sameText(value, kept)) ? [] : [{ orderNo, value }];
    });
    if (lost.length > 0) losses.push({ field, kept, lost });
  }
  const { cut } = mergedTags(parts);
  const cutOf = parts.flatMap(({ orderNo, tags }) =>
    tags.filter((tag) => cut.some((one) => sameText(one, tag))).map((value) => ({ orderNo, value })),
  );
  if (cutOf.length > 0) losses.push({ field: 'tags', kept: null, lost: cutOf });
  const packed = parts.filter(({ packages }) => packages > 0);
  if (packed.length > 0 && packed.length < parts.length)
    losses.push({
      field: 'packages',
      kept: null,
      lost: packed.map(({ orderNo, packages }) => ({ orderNo, value: String(packages) })),
    });
  return losses;
}
