import type { Address } from '@lading/contracts/core';
import {
  changedFields,
  orderFields,
  partsOf,
  type OrderDetail,
  type OrderDraft,
  type OrderField,
} from '@lading/contracts/orders';
import { packageOfPreset, type ShippingPreset } from '@lading/contracts/shipping';
import { addressParts } from '@lading/sub-app-kit/addresses';
import { completePackage, emptyPackage, type PackageInput } from '@lading/sub-app-kit/rates';

const addressFields = [...addressParts, 'email'] as const satisfies readonly (keyof Address)[];
type AddressField = (typeof addressFields)[number];
export type Party = 'recipient' | 'sender';

const textFields = [
  ...(['orderNo', 'currency', 'carrierName', 'serviceCode', 'signatureType'] as const),
  ...(['reference', 'reference2', 'shipBy'] as const),
] as const;
export type TextField = (typeof textFields)[number];

/** A line while it is written. */
export interface LineInput {
  skuCode: string;
  skuName: string;
  quantity: number | null;
  unitPrice: number | null;
}

/** An order while it is written, by the names of its fields. A `type`: an interface has no index signature. */
export type OrderValues = Record<TextField, string> &
  Record<`${Party}.${AddressField}`, string> & {
    storeId: string | null;
    lines: readonly LineInput[];
    packages: readonly PackageInput[];
    unit: 'in/lb' | 'cm/kg';
    insuranceDeclared: number | null;
    codAmount: number | null;
    /** Empty: nobody has said. */
    lithium: string;
    note: string;
  };

export const emptyLine: LineInput = { skuCode: '', skuName: '', quantity: 1, unitPrice: null };

const addressOf = (party: Party, address: Address | null | undefined) =>
  Object.fromEntries(addressFields.map((field) => [`${party}.${field}`, address?.[field] ?? '']));

/** The form of an order as it stands, or of a new one. @param usualUnit of what has no packages yet */
export function valuesOf(order: OrderDetail | null, usualUnit: OrderValues['unit'] = 'in/lb'): OrderValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, order?.[field] ?? '']));
  return {
    ...(texts as Record<TextField, string>),
    ...(addressOf('recipient', order?.recipient ?? { countryCode: 'US' }) as Record<
      `recipient.${AddressField}`,
      string
    >),
    ...(addressOf('sender', order?.sender) as Record<`sender.${AddressField}`, string>),
    currency: order?.currency || 'USD',
    storeId: order?.storeId ?? null,
    lines: (order?.lines ?? (order ? [] : [emptyLine])).map((line) => ({
      skuCode: line.skuCode,
      skuName: line.skuName ?? '',
      quantity: line.quantity,
      unitPrice: line.unitPrice ?? null,
    })),
    packages: (order?.packages ?? []).map((one) => ({
      ...emptyPackage,
      length: one.length ?? null,
      width: one.width ?? null,
      height: one.height ?? null,
      weight1: one.weight1 ?? null,
      weight2: one.weight2 ?? null,
      packageType: one.packageType ?? null,
    })),
    unit: order?.packages[0] ? (order.packages[0].unit === 'cm/kg' ? 'cm/kg' : 'in/lb') : usualUnit,
    insuranceDeclared: order?.insuranceDeclared || null,
    codAmount: order?.isCod === false ? null : order?.codAmount || null,
    lithium: order?.lithium ?? '',
    note: '',
  };
}

/** What a preset fills in: its package, its service where it names one, and its signature. */
export function withPreset(
  values: Pick<OrderValues, 'packages' | 'unit' | 'signatureType'>,
  { package: box, service, signature }: ShippingPreset,
): Partial<OrderValues> {
  const replaced = values.packages.flatMap((one) => completePackage(one, values.unit) ?? []);
  const known = box && (packageOfPreset(box, replaced) ?? box);
  return {
    signatureType: signature === 'none' ? '' : signature,
    ...(service.rule === 'named' && { carrierName: service.carrierName, serviceCode: service.serviceCode }),
    ...(known && {
      unit: known.unit,
      packages: [
        {
          length: known.length,
          width: known.width,
          height: known.height,
          weight1: known.weight,
          weight2: null,
        },
      ],
    }),
  };
}

/** A copy has everything but what makes the order this one: its number, and when it is due. */
export const copyValues = (order: OrderDetail): OrderValues => ({
  ...valuesOf(order),
  orderNo: '',
  shipBy: '',
});

/** The form as the contract has it: what is empty is not given. */
export function wireOf(values: OrderValues): unknown {
  const party = (name: Party) =>
    Object.fromEntries(addressFields.map((field) => [field, values[`${name}.${field}`]]));
  const { storeId, lines, packages, unit, insuranceDeclared, codAmount, lithium, note } = values;
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field]]));
  return {
    ...texts,
    shipBy: values.shipBy || null,
    storeId,
    insuranceDeclared,
    codAmount,
    lithium: lithium || null,
    note,
    recipient: party('recipient'),
    sender: addressFields.some((field) => values[`sender.${field}`].trim() !== '') ? party('sender') : null,
    lines: lines.map((line) => ({ ...line, skuName: line.skuName || null })),
    packages: packages.map((one) => ({ ...one, unit })),
  };
}

/** What of the form belongs to a field of the order. */
function valuesOfField(values: OrderValues, field: OrderField): Partial<OrderValues> {
  const names = Object.keys(values).filter(
    (name) => name === field || name.startsWith(`${field}.`) || (field === 'packages' && name === 'unit'),
  );
  return Object.fromEntries(names.map((name) => [name, values[name as keyof OrderValues]]));
}

/** What two people have made of an order that both began to edit. */
export interface Merge {
  /** What only the other one has changed, for the form. */
  takenOver: Partial<OrderValues>;
  takenFields: OrderField[];
  /** What both have changed, and differently. */
  conflicts: OrderField[];
}

/**
 * Merges what somebody else has saved into a form, field by field: what only they have changed is taken over, what both have changed is
 * left for the person to decide.
 * @param base the order as the form began with it
 */
export function mergeEdits(base: OrderDetail, theirs: OrderDetail, mine: OrderValues): Merge {
  const [was, now, own] = [partsOf(base), partsOf(theirs), partsOf(wireOf(mine) as OrderDraft)];
  const byThem = new Set(changedFields(was, now));
  const byMe = new Set(changedFields(was, own));
  const differing = new Set(changedFields(now, own));
  const takenFields = orderFields.filter((field) => byThem.has(field) && !byMe.has(field));
  return {
    takenFields,
    takenOver: Object.assign(
      {},
      ...takenFields.map((field) => valuesOfField(valuesOf(theirs), field)),
    ) as Partial<OrderValues>,
    conflicts: orderFields.filter((field) => byThem.has(field) && byMe.has(field) && differing.has(field)),
  };
}

/** Takes over what they have saved of one field. */
export const theirValues = (theirs: OrderDetail, field: OrderField): Partial<OrderValues> =>
  valuesOfField(valuesOf(theirs), field);
