import type { OrderShipmentImportKey } from '@lading/contracts/imports/order-shipment.import';
import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import type { ImportRows } from '@lading/import-engine/apply-mapping';
import { columnReader } from '@lading/import-engine/pack-columns';
import type { MappedRows } from '../../platform/spreadsheets/spreadsheet-job.ts';

/** The rows of an order import, read cell by cell: 200,000 rows are never made into objects all at once. */
export interface OrderRows {
  rowCount: number;
  /** Per row its number in the file, from 1. */
  rowNumbers: Uint32Array;
  cell(field: OrderShipmentImportKey, row: number): string;
}

/** Rows as the worker packed them. */
export function rowsOfFile({ fields, packed, rowNumbers }: MappedRows): OrderRows {
  const readers = fields.map((_, column) => columnReader(packed, column));
  return { rowCount: packed.rowCount, rowNumbers, cell: cellReader(fields, (at, row) => readers[at]!(row)) };
}

/** Rows as a caller sent them. */
export function rowsOfColumns({ fields, columns, rowCount, rowNumbers }: ImportRows): OrderRows {
  return { rowCount, rowNumbers, cell: cellReader(fields, (at, row) => columns[at]![row]!) };
}

/**
 * The rows of each order, its own first: a row without an order number continues the order above it (spec §3). Rows without any
 * data belong to none.
 */
export function ordersOf(rows: OrderRows): number[][] {
  const orders: number[][] = [];
  for (let row = 0; row < rows.rowCount; row += 1) {
    if (rows.cell('orderNO', row) !== '') orders.push([row]);
    else if (orderShipmentImport.fields.some(({ key }) => rows.cell(key, row) !== '')) {
      const last = orders.at(-1);
      if (last) last.push(row);
      else orders.push([row]);
    }
  }
  return orders;
}

function cellReader(fields: readonly string[], read: (at: number, row: number) => string): OrderRows['cell'] {
  const place = new Map(fields.map((field, at) => [field, at]));
  return (field, row) => read(place.get(field)!, row);
}
