import { decimalPlaces, type Address, type Money } from '@lading/contracts/core';
import type { LabelPlan } from '@lading/contracts/orders';
import { insuranceCurrency, totalWeight, type RatedPackage } from '@lading/contracts/shipping';
import { sql } from 'kysely';
import type { Trx } from '../../platform/database.ts';
import { isRowId } from '../../platform/row-id.ts';
import { wireNumber } from '../../platform/wire-number.ts';
import { labeledPackages } from '../orders/index.ts';
import type { CarrierRequest } from './carriers/carrier-adapter.ts';
import type { KeptRates } from './quote.table.ts';

/** The shipping data of an order. Packages are those that still need a label. */
export interface OrderFacts {
  version: number;
  sender: Address | null;
  recipient: Address;
  /** The seller's own, at most two. */
  references: string[];
  /** Excluding those that lack a side or the weight. */
  packages: RatedPackage[];
  /** Number of incomplete packages: without them less would be shipped than the order contains. */
  incomplete: number[];
  /** Whether a person has entered packages, even incomplete ones. */
  isPacked: boolean;
}

/** The shipping data of an order; undefined when the organization has none with that id. */
export async function readOrderFacts(trx: Trx, orderId: string): Promise<OrderFacts | undefined> {
  if (!isRowId(orderId)) return undefined;
  const order = await trx
    .selectFrom('customer_order')
    .select(['sender', 'recipient', 'version', 'reference', 'reference2'])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!order) return undefined;
  const labeled = await labeledPackages(trx, orderId);
  const every = await trx
    .selectFrom('order_package')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('package_no')
    .execute();
  const packages = every.filter((row) => !labeled.has(row.package_no));
  const rated = packages.map((row): RatedPackage | null => {
    const unit = row.unit === 'cm/kg' ? 'cm/kg' : 'in/lb';
    const weight = totalWeight(wireNumber(row.weight1), wireNumber(row.weight2), unit);
    const [length, width, height] = [row.length, row.width, row.height].map(wireNumber);
    return length && width && height && weight ? { length, width, height, weight, unit } : null;
  });
  const { reference, reference2, ...facts } = order;
  return {
    ...facts,
    references: [reference, reference2].flatMap((text) => text?.trim() || []),
    isPacked: packages.length > 0,
    packages: rated.filter((one) => one !== null),
    incomplete: rated.flatMap((one, at) => (one === null ? [packages[at]!.package_no] : [])),
  };
}

/**
 * The options that an order requires besides carrier and service, null where it leaves them open; undefined when the organization has
 * none with that id.
 */
export async function readOrderWishes(
  trx: Trx,
  orderId: string,
): Promise<{ signatureType: string | null; insured: string | null; currency: string | null } | undefined> {
  if (!isRowId(orderId)) return undefined;
  return trx
    .selectFrom('customer_order')
    .select([
      'signature_type as signatureType',
      sql<string | null>`insurance_declared::text`.as('insured'),
      'currency',
    ])
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/**
 * What the recipient of an order pays on delivery; null: nothing, or the organization has no such order. Once a parcel of it has a label, that
 * one collects: the rest of the order would collect the same amount again.
 */
export async function readCashOnDelivery(trx: Trx, orderId: string): Promise<Money | null> {
  if (!isRowId(orderId)) return null;
  const { rows } = await sql<{ amount: string; currency: string }>`
    select o.cod_amount::text as amount, coalesce(o.currency, ${insuranceCurrency}) as currency
    from customer_order o
    where o.order_id = ${orderId} and o.is_cod and o.cod_amount > 0 and not exists (
      select from shipment s where s.order_id = o.order_id and s.return_of is null
        and s.shipment_status not in ('AWAITING_LABEL', 'VOIDED'))`.execute(trx);
  const [found] = rows;
  if (!found) return null;
  const { amount, currency } = found;
  return { minor: Math.round(Number(amount) * 10 ** decimalPlaces(currency)), currency };
}

/** The label plan that an automation rule made for the order; null: none, a person's choice applies. */
export async function readLabelPlan(trx: Trx, orderId: string): Promise<LabelPlan | null> {
  if (!isRowId(orderId)) return null;
  const row = await trx
    .selectFrom('customer_order')
    .select('label_plan')
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  return row?.label_plan ?? null;
}

/** The sender of the organization's latest order that has one. */
export async function readLatestSender(trx: Trx): Promise<Address | null> {
  const row = await trx
    .selectFrom('customer_order')
    .select('sender')
    .where('sender', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.sender ?? null;
}

/** A quote as it is stored. */
export interface KeptQuote {
  quoteId: string;
  orderId: string | null;
  /** The priced version of the order; null: not for an order, or unknown. */
  orderVersion: number | null;
  /** The shipment to return. */
  returnOf: string | null;
  /** The shipment with packages to label again, and their numbers. */
  relabelOf: string | null;
  relabeledPackages: number[] | null;
  request: CarrierRequest;
  rates: KeptRates;
  quotedAt: Date;
  expiresAt: Date;
}

const quotes = (trx: Trx) => trx.selectFrom('rate_quote').selectAll();
type QuoteRow = Awaited<ReturnType<ReturnType<typeof quotes>['executeTakeFirstOrThrow']>>;
const asQuote = (row: QuoteRow): KeptQuote => ({
  quoteId: row.quote_id,
  orderId: row.order_id,
  orderVersion: row.order_version,
  returnOf: row.return_of,
  relabelOf: row.relabel_of,
  relabeledPackages: row.relabeled_packages,
  request: row.request,
  rates: row.rates,
  quotedAt: row.created_at,
  expiresAt: row.expires_at,
});

/** A quote; undefined when the organization has none with that id. */
export async function readQuote(trx: Trx, quoteId: string): Promise<KeptQuote | undefined> {
  if (!isRowId(quoteId)) return undefined;
  const row = await quotes(trx).where('quote_id', '=', quoteId).executeTakeFirst();
  return row && asQuote(row);
}

/** Quotes deleted per statement. */
const oldAtOnce = 2_000;

/**
 * Deletes quotes that expired before a moment without a purchase; purchases refer to their quotes. One batch per call, for the
 * system role. @returns whether there are more
 */
export async function removeOldQuotes(trx: Trx, before: Date): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    delete from rate_quote where quote_id in (
      select q.quote_id from rate_quote q where q.expires_at < ${before}
        and not exists (select from label_purchase p where p.quote_id = q.quote_id)
        and not exists (select from shipment s where s.quote_id = q.quote_id)
      order by q.expires_at limit ${oldAtOnce} for update skip locked)`.execute(trx);
  return numAffectedRows >= BigInt(oldAtOnce);
}

/** Locks a quote until the transaction ends: concurrent purchases from it wait. */
export async function lockQuote(trx: Trx, quoteId: string): Promise<void> {
  await trx.selectFrom('rate_quote').select('quote_id').where('quote_id', '=', quoteId).forUpdate().execute();
}

/** Stores a quote. */
export async function insertQuote(
  trx: Trx,
  {
    orderId,
    orderVersion,
    returnOf,
    relabelOf,
    relabeledPackages,
    request,
    rates,
    expiresAt,
    now,
  }: Omit<KeptQuote, 'quoteId' | 'quotedAt'> & { now: Date },
): Promise<string> {
  const row = await trx
    .insertInto('rate_quote')
    .values({
      order_id: orderId,
      order_version: orderVersion,
      return_of: returnOf,
      relabel_of: relabelOf,
      relabeled_packages: relabeledPackages,
      request: JSON.stringify(request),
      rates: JSON.stringify(rates),
      expires_at: expiresAt,
      created_at: now,
    })
    .returning('quote_id')
    .executeTakeFirstOrThrow();
  return row.quote_id;
}
