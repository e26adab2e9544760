import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { orderDraft, orderPackageDraft, postalAddress } from '../orders/order-draft.ts';
import { orderShipmentImport } from '../orders/order-shipment.import.ts';
import { aliasDraft } from '../products/alias.ts';
import { aliasImport } from '../products/alias.import.ts';
import { bundleDraft } from '../products/bundle.ts';
import { bundleImport } from '../products/bundle.import.ts';
import { productDraft } from '../products/product.ts';
import { productImport } from '../products/product.import.ts';
import { addressImport } from '../shipping/address.import.ts';
import { bookAddress } from '../shipping/address-book.ts';
import { crossdockDraft } from '../warehouse/crossdock.ts';
import { freightDraft } from '../warehouse/freight.ts';
import { freightImport } from '../warehouse/freight.import.ts';
import { inboundDraft } from '../warehouse/inbound.ts';
import { inboundImport } from '../warehouse/inbound.import.ts';
import { outboundImport } from '../warehouse/outbound.import.ts';
import type { ImportField } from './define-import.ts';

const senderAddress = z.object(
  Object.fromEntries(
    Object.entries(postalAddress.shape).map(([key, schema]) => [
      `sender${key.charAt(0).toUpperCase()}${key.slice(1)}`,
      schema,
    ]),
  ),
);

const codesOf = (issues: readonly z.core.$ZodIssue[]): string[] =>
  issues.flatMap((issue) => (issue.code === 'invalid_union' ? issue.errors.flatMap(codesOf) : [issue.code]));
/** Whether a schema rejects a text of this length as too long, ignoring other errors. */
const isTooLong = (schema: z.ZodType, length: number): boolean =>
  codesOf(schema.safeParse('1'.repeat(length)).error?.issues ?? []).includes('too_big');
const { poNumber, remark } = freightDraft.shape;

describe.each<[string, readonly ImportField[], Readonly<Record<string, z.ZodType>>]>([
  ['products', productImport.fields, productDraft.shape],
  ['bundles', bundleImport.fields, bundleDraft.shape],
  ['aliases', aliasImport.fields, aliasDraft.shape],
  ['addresses', addressImport.fields, bookAddress.shape],
  ['orders', orderShipmentImport.fields, orderDraft.shape],
  ['packages of orders', orderShipmentImport.fields, orderPackageDraft.shape],
  ['recipients of orders', orderShipmentImport.fields, postalAddress.shape],
  ['senders of orders', orderShipmentImport.fields, senderAddress.shape],
  ['recipients of outbounds', outboundImport.fields, postalAddress.shape],
  ['freight', freightImport.fields, { poNumber, remark }],
  ['recipients of freight', freightImport.fields, postalAddress.shape],
  ['inbounds', inboundImport.fields, inboundDraft.shape],
  ['destinations of crossdocks', inboundImport.fields, crossdockDraft.shape.lines.element.shape],
])('a text of %s', (_what, fields, schemas) => {
  const shared = fields.filter(
    ({ key, editor, maxLength }) => editor === 'text' && maxLength !== undefined && schemas[key],
  );

  it.each(shared.map(({ key, maxLength }) => [key, maxLength!] as const))(
    'has one limit in its form and in its import: %s, %i characters',
    (key, most) => {
      expect(isTooLong(schemas[key]!, most)).toBe(false);
      expect(isTooLong(schemas[key]!, most + 1)).toBe(true);
    },
  );
});

describe.each<[string, number | undefined, z.ZodType, object]>([
  [
    'components of a bundle',
    bundleImport.grouping.most,
    bundleDraft.shape.components,
    { skuCode: 'A', quantity: 1 },
  ],
  [
    'lines of an inbound',
    inboundImport.grouping.most,
    inboundDraft.shape.lines,
    { skuCode: 'A', expected: 1 },
  ],
  [
    'articles of freight',
    freightImport.grouping.most,
    freightDraft.shape.lines,
    { skuCode: 'A', quantity: 1 },
  ],
])('the %s', (_what, most = 0, list, entry) => {
  it('have the same limit in their form and in their import', () => {
    const fits = (count: number) => list.safeParse(Array.from({ length: count }, () => entry)).success;
    expect([fits(most), fits(most + 1)]).toEqual([true, false]);
  });
});
