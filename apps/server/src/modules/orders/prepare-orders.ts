import { importMessages } from '@lading/contracts/imports';
import type { FieldError } from '@lading/contracts/core';
import { orderImportApi, orderShipmentImport } from '@lading/contracts/orders';
import type { Store } from '@lading/contracts/stores';
import { validateRows } from '@lading/import-engine/validate-rows';
import {
  isEnough,
  preparedFaults,
  preparedParts,
  type PreparedSave,
} from '../../platform/bulk/prepared-save.ts';
import { readBulk } from '../../platform/bulk/read-bulk.ts';
import { columnsOf } from '../../platform/spreadsheets/import-rows.ts';
import { checkOrders, type OrderLookup } from './check-orders.ts';
import { orderDraft } from './order-draft.ts';
import { rowsOfColumns } from './order-rows.ts';

/** What the checks of a save need to know. */
export interface OrderSaveFacts {
  stores: readonly Pick<Store, 'storeId' | 'name'>[];
  /** ISO 8601 date for which parcel limits are chosen. */
  day: string;
}

/** Checks the rows of a save, given as JSON, and turns them into orders with their packages. */
export async function prepareOrders(
  bytes: Uint8Array,
  { stores, day }: OrderSaveFacts,
  find: OrderLookup['find'],
): Promise<PreparedSave> {
  const read = readBulk(bytes, orderImportApi.calls.saveOrderAndShipmentExcel.body);
  if ('faults' in read) return preparedFaults(read.faults);
  const columns = columnsOf(orderShipmentImport, read.body);
  const rows = rowsOfColumns(columns);
  const { byRow } = validateRows(orderShipmentImport, columns);
  const { orders, known, found } = await checkOrders({ stores, find }, rows, byRow, day);
  const faults: FieldError[] = [];
  for (const row of orders.flat()) {
    for (const fault of [...(byRow.get(row) ?? []), ...(found.faults.get(row) ?? [])])
      faults.push({ ...fault, fieldName: `${row}.${fault.fieldName}` });
    if (isEnough(faults)) break;
  }
  if (faults.length > 0) return preparedFaults(faults);
  if (orders.length === 0) return preparedFaults([{ fieldName: '', ...importMessages.noRows() }]);
  const drafts = orders.map((one) => orderDraft(rows, one, known.stores));
  return preparedParts(drafts, orders.flat().length);
}
