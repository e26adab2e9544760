import type { FieldError } from '@lading/contracts/core';
import { orderShipmentImport } from '@lading/contracts/orders';
import type { Store } from '@lading/contracts/stores';
import { heldBackFault } from '@lading/import-engine/held-back-fault';
import { findNearDuplicates } from '@lading/import-engine/near-duplicates';
import { rowList } from '@lading/import-engine/row-list';
import type { FoundInRows } from '../../platform/spreadsheets/import-rows.ts';
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
  find: (orders: readonly OrderName[]) => Promise<FoundOrders>;
}

/** What an organization has under the numbers of orders. */
export type FoundOrders = Pick<KnownOrders, 'taken' | 'alike'>;

/** The result of a check of rows. */
export interface CheckedOrders {
  orders: number[][];
  known: KnownOrders;
  found: FoundInRows;
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
  { stores: all, find }: OrderLookup,
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
  const taken = new Set<string>();
  const alike = new Map<string, string>();
  // In batches, so that other requests are served in between.
  for (let start = 0; start < numbered.length; start += ordersAsked) {
    const found = await find(numbered.slice(start, start + ordersAsked));
    for (const key of found.taken) taken.add(key);
    for (const [key, other] of found.alike) alike.set(key, other);
  }
  return { stores, day, taken, alike };
}

function add(byRow: Map<number, FieldError[]>, { row, fault }: RowFinding): void {
  const faults = byRow.get(row);
  if (faults) faults.push(fault);
  else byRow.set(row, [fault]);
}
