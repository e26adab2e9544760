import { orderShipmentImport, type OrderShipmentImportKey } from '@lading/contracts/orders';
import type { ImportRows } from '@lading/import-engine/apply-mapping';

/** The rows of an order import, read cell by cell: 200,000 rows are never turned into objects at the same time. */
export interface OrderRows {
  rowCount: number;
  /** The number of each row in the file, from 1. */
  rowNumbers: Uint32Array;
  cell(field: OrderShipmentImportKey, row: number): string;
}

/** Rows as they were read from a file, or sent by a caller. */
export function rowsOfColumns({ fields, columns, rowCount, rowNumbers }: ImportRows): OrderRows {
  const place = new Map<string, number>(fields.map((field, at) => [field, at]));
  return { rowCount, rowNumbers, cell: (field, row) => columns[place.get(field)!]![row]! };
}

/**
 * The rows of each order, starting with its own: a row without an order number continues the order above it (spec §3). Rows without any
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
