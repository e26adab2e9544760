import { nearSpellings, type FieldError } from '@lading/contracts/core';
import { orderShipmentImport } from '@lading/contracts/orders';
import type { Store } from '@lading/contracts/stores';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { findNearDuplicates } from '@lading/import-engine/near-duplicates';
import { rowList } from '@lading/import-engine/row-list';
import type { RowFindings } from '../../platform/spreadsheets/import-rows.ts';
import { inTurns } from '../../platform/spreadsheets/in-turns.ts';
import { orderKey, StoreNames, type KnownOrders } from './known-orders.ts';
import { orderFindings, type RowFinding } from './order-finding-rules.ts';
import { ordersOf, type OrderRows } from './order-rows.ts';

/** Orders checked before other requests get a turn. */
const ordersAtOnce = 1_000;

/** Orders per lookup. */
const ordersAsked = 5_000;

/** An order by its key: its store, if any, and its number. */
export interface OrderName {
  storeId: string | null;
  orderNo: string;
}

/** Looks up orders and stores of the organization, from the main thread or a worker. */
export interface OrderLookup {
  stores: readonly Pick<Store, 'storeId' | 'name'>[];
  /** Which of the orders exist already, by key; see `orderKey`. */
  taken: (orders: readonly OrderName[]) => Promise<ReadonlySet<string>>;
}

/** The result of a check of rows. */
export interface CheckedOrders {
  orders: number[][];
  known: KnownOrders;
  found: RowFindings;
}

/**
 * Checks whole orders against the organization's stores and orders, in addition to the engine's checks of single cells: when one row
 * of an order is invalid, all its rows are.
 *
 * @param cellFaults the engine's faults by row index
 */
export async function checkOrders(
  lookup: OrderLookup,
  rows: OrderRows,
  cellFaults: ReadonlyMap<number, readonly FieldError[]>,
  day: string,
): Promise<CheckedOrders> {
  const orders = ordersOf(rows);
  const known = await knownOrders(lookup, rows, orders, day);
  const faults = new Map<number, FieldError[]>();
  const warnings = findNearDuplicates(orderShipmentImport, rows);
  for await (const order of inTurns(orders, ordersAtOnce)) {
    const found = orderFindings(rows, order, known);
    for (const finding of found.faults) add(faults, finding);
    for (const finding of found.warnings) add(warnings, finding);
    const faulty = order.filter((row) => cellFaults.has(row) || faults.has(row));
    if (faulty.length === 0 || faulty.length === order.length) continue;
    const numbers = faulty.map((row) => rows.rowNumbers[row]!);
    const fault = heldBackFault('orderNO', rows.cell('orderNO', order[0]!), rowList(numbers));
    for (const row of order) if (!faulty.includes(row)) add(faults, { row, fault });
  }
  return { orders, known, found: { faults, warnings } };
}

async function knownOrders(
  { stores: all, taken }: OrderLookup,
  rows: OrderRows,
  orders: readonly number[][],
  day: string,
): Promise<KnownOrders> {
  const stores = new StoreNames(all);
  const asked = new Set<string>();
  const numbered: OrderName[] = [];
  for (const [first] of orders) {
    const storeId = stores.idOf(rows.cell('storeName', first!));
    const orderNo = rows.cell('orderNO', first!);
    if (orderNo === '') continue;
    const key = orderKey(storeId, orderNo);
    if (asked.has(key)) continue;
    asked.add(key);
    numbered.push({ storeId, orderNo });
  }
  const spellings = numbered.flatMap(({ storeId, orderNo }) =>
    nearSpellings(orderNo).map((other) => ({ storeId, orderNo: other })),
  );
  // In batches, so that other requests are served in between.
  const storedKeys = new Set<string>();
  const looked = [...numbered, ...spellings];
  for (let start = 0; start < looked.length; start += ordersAsked)
    for (const key of await taken(looked.slice(start, start + ordersAsked))) storedKeys.add(key);
  const alike = new Map<string, string>();
  for (const { storeId, orderNo } of numbered) {
    const other = nearSpellings(orderNo).find((spelling) => storedKeys.has(orderKey(storeId, spelling)));
    if (other !== undefined) alike.set(orderKey(storeId, orderNo), other);
  }
  return { stores, day, taken: storedKeys, alike };
}

function add(byRow: Map<number, FieldError[]>, { row, fault }: RowFinding): void {
  const faults = byRow.get(row);
  if (faults) faults.push(fault);
  else byRow.set(row, [fault]);
}
