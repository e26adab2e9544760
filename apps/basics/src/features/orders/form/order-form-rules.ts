import type { Address } from '@lading/contracts/core';
import {
  changedFields,
  orderFields,
  partsOf,
  type OrderDetail,
  type OrderDraft,
  type OrderField,
} from '@lading/contracts/orders';
import { packageOfPreset, type Parcel, type ShippingPreset } from '@lading/contracts/shipping';
import { addressParts } from '@lading/sub-app-kit/addresses';
import { completePackage, typedPackage, unitOfPackage, type PackageInput } from '@lading/sub-app-kit/rates';
import { emptyLine, type LineInput } from './line-goods-rules.ts';

const addressFields = [...addressParts, 'email'] as const satisfies readonly (keyof Address)[];
type AddressField = (typeof addressFields)[number];
export type Party = 'recipient' | 'sender';

const textFields = [
  ...(['orderNo', 'currency', 'carrierName', 'serviceCode', 'signatureType'] as const),
  ...(['reference', 'reference2', 'shipBy'] as const),
] as const;
export type TextField = (typeof textFields)[number];

/** A package in the form, with its stored values: it keeps them in another unit until a person changes it. */
type OrderPackageInput = PackageInput & { packageType?: string | null; kept?: Parcel };

/** An order in the form, by field name. A `type`: an interface has no index signature. */
export type OrderValues = Record<TextField, string> &
  Record<`${Party}.${AddressField}`, string> & {
    storeId: string | null;
    lines: readonly LineInput[];
    packages: readonly OrderPackageInput[];
    unit: 'in/lb' | 'cm/kg';
    insuranceDeclared: number | null;
    codAmount: number | null;
    /** Empty: unknown. */
    lithium: string;
    'customs.contents': string;
    'customs.nonDelivery': string;
    'customs.signer': string;
    note: string;
  };

/** An address in the form; missing parts are empty. */
export const addressValues = <Of extends Party>(
  party: Of,
  address: Address | null | undefined,
): Record<`${Of}.${AddressField}`, string> =>
  Object.fromEntries(addressFields.map((field) => [`${party}.${field}`, address?.[field] ?? ''])) as Record<
    `${Of}.${AddressField}`,
    string
  >;

/** The form of an existing order, or of a new one. @param usualUnit for an order without packages */
export function valuesOf(order: OrderDetail | null, usualUnit: OrderValues['unit'] = 'in/lb'): OrderValues {
  const texts = Object.fromEntries(textFields.map((field) => [field, order?.[field] ?? '']));
  const packages = order?.packages ?? [];
  const unit = packages[0] ? unitOfPackage(packages[0]) : usualUnit;
  return {
    ...(texts as Record<TextField, string>),
    ...addressValues('recipient', order?.recipient ?? { countryCode: 'US' }),
    ...addressValues('sender', order?.sender),
    currency: order?.currency || 'USD',
    storeId: order?.storeId ?? null,
    lines: (order?.lines ?? (order ? [] : [emptyLine])).map((line, at) => ({
      lineId: at + 1,
      skuCode: line.skuCode,
      skuName: line.skuName ?? '',
      quantity: line.quantity,
      unitPrice: line.unitPrice ?? null,
    })),
    packages: packages.map((one) => ({
      ...typedPackage(one, unit),
      packageType: one.packageType ?? null,
      ...(unitOfPackage(one) !== unit && { kept: one }),
    })),
    unit,
    insuranceDeclared: order?.insuranceDeclared ?? null,
    codAmount: order?.isCod === false ? null : order?.codAmount || null,
    lithium: order?.lithium ?? '',
    'customs.contents': order?.customs?.contents ?? '',
    'customs.nonDelivery': order?.customs?.nonDelivery ?? '',
    'customs.signer': order?.customs?.signer ?? '',
    note: '',
  };
}

/** The values of a preset: its package, its service if it has one, and its signature. */
export function withPreset(
  values: Pick<OrderValues, 'packages' | 'unit' | 'signatureType'>,
  { package: box, service, signature }: ShippingPreset,
): Partial<OrderValues> {
  const replaced = values.packages.flatMap((one) => completePackage(one, values.unit) ?? []);
  const known = box && (packageOfPreset(box, replaced) ?? box);
  return {
    signatureType: signature,
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

/** A copy has everything except what identifies the original: its number, and its ship-by date. */
export const copyValues = (order: OrderDetail): OrderValues => ({
  ...valuesOf(order),
  orderNo: '',
  shipBy: '',
});

/** An address as entered. */
export const writtenAddress = <Of extends Party>(
  values: Record<`${Of}.${AddressField}`, string>,
  party: Of,
): Record<AddressField, string> =>
  Object.fromEntries(addressFields.map((field) => [field, values[`${party}.${field}`]])) as Record<
    AddressField,
    string
  >;

/** Whether an address is completely empty. */
export const isUnwritten = (address: Record<AddressField, string>): boolean =>
  addressFields.every((field) => address[field].trim() === '');

/** The form in the shape of the contract: empty values are omitted. */
export function wireOf(values: OrderValues): unknown {
  const sender = writtenAddress(values, 'sender');
  const { storeId, lines, packages, unit, insuranceDeclared, codAmount, lithium, note } = values;
  const texts = Object.fromEntries(textFields.map((field) => [field, values[field]]));
  return {
    ...texts,
    shipBy: values.shipBy || null,
    storeId,
    insuranceDeclared,
    codAmount,
    lithium: lithium || null,
    customs: {
      contents: values['customs.contents'] || null,
      nonDelivery: values['customs.nonDelivery'] || null,
      signer: values['customs.signer'] || null,
    },
    note,
    recipient: writtenAddress(values, 'recipient'),
    sender: isUnwritten(sender) ? null : sender,
    lines: lines.map(({ lineId: _lineId, ...line }) => ({ ...line, skuName: line.skuName || null })),
    packages: packages.map((one) => wirePackage(one, unit)),
  };
}

/**
 * The packages of a saved order in another unit: 5 lb becomes 2.27 kg. Each keeps its stored values until a person changes its
 * numbers, and shows those again when the unit is switched back.
 */
export function inUnit(
  { packages, unit }: Pick<OrderValues, 'packages' | 'unit'>,
  next: OrderValues['unit'],
): Pick<OrderValues, 'packages' | 'unit'> {
  if (next === unit) return { packages, unit };
  return {
    unit: next,
    packages: packages.map((one) => {
      const { kept, packageType, ...typed } = one;
      const source = kept && isAsKept(one, unit) ? kept : { ...typed, unit };
      return {
        ...typedPackage(source, next),
        ...(packageType !== undefined && { packageType }),
        ...(unitOfPackage(source) !== next && { kept: { ...source, packageType } }),
      };
    }),
  };
}

const isAsKept = ({ kept, ...typed }: OrderPackageInput, unit: OrderValues['unit']): boolean =>
  kept !== undefined &&
  Object.entries(typedPackage(kept, unit)).every(
    ([name, value]) => typed[name as keyof PackageInput] === value,
  );

function wirePackage(one: OrderPackageInput, unit: OrderValues['unit']): unknown {
  const { kept, ...typed } = one;
  return kept && isAsKept(one, unit) ? { ...kept, unit: unitOfPackage(kept) } : { ...typed, unit };
}

/** The part of the form that belongs to a field of the order. */
function valuesOfField(values: OrderValues, field: OrderField): Partial<OrderValues> {
  const names = Object.keys(values).filter(
    (name) => name === field || name.startsWith(`${field}.`) || (field === 'packages' && name === 'unit'),
  );
  return Object.fromEntries(names.map((name) => [name, values[name as keyof OrderValues]]));
}

/** The changes of two people who edited the same version of an order. */
export interface Merge {
  /** What only the other one has changed, for the form. */
  takenOver: Partial<OrderValues>;
  takenFields: OrderField[];
  /** What both have changed differently. */
  conflicts: OrderField[];
}

/**
 * Merges changes saved by another person into a form, field by field: what only they have changed is adopted, what both have
 * changed is left for the person to decide.
 * @param base the order as it was when the form was opened
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

/** Adopts their saved value of one field. */
export const theirValues = (theirs: OrderDetail, field: OrderField): Partial<OrderValues> =>
  valuesOfField(valuesOf(theirs), field);
