import { comparedText, type FieldError, type LocalizedText } from '@lading/contracts/core';
import { invalidZip } from '@lading/contracts/orders';
import { organizationMessages } from '@lading/contracts/organizations';
import { warehouseMessages } from '@lading/contracts/warehouse';
import type { Trx } from '../../platform/database.ts';
import type { ImportRecord, RecordFault } from '../../platform/spreadsheets/import-records.ts';
import { resolveSkus } from '../products/index.ts';
import { connectedWarehouses, takenReferences } from './goods-import.store.ts';
import { excessOf } from './ordered-goods.ts';
import { isApproved } from './warehouse-connection.store.ts';
import { unknownSkus } from './unknown-skus.ts';

/** An article of a record with what its SKU, bundle or alias stands for. */
interface ImportedGoods {
  /** The cells of its row. */
  cells: Readonly<Record<string, string>>;
  /** Blank fields of its row that clear stored values (decision D23). */
  cleared: readonly string[];
  skuCode: string;
  parts: readonly { productId: string; quantity: number }[];
}

/** An import record with the ids of its warehouse and articles. */
export interface GoodsRecord {
  /** Index of its first row. */
  row: number;
  head: Readonly<Record<string, string>>;
  warehouseId: string;
  clientRef: string;
  goods: readonly ImportedGoods[];
}

/** Finds a warehouse by code or name; `warehouseId` is '0' for what names none. */
export type WarehouseReader = (text: string) => { warehouseId: string; fault?: LocalizedText };

/** Finds warehouses of the organization. */
export async function warehouseReader(trx: Trx): Promise<WarehouseReader> {
  const warehouses = await connectedWarehouses(trx);
  const mayUse = await isApproved(trx);
  return (text) => {
    const wanted = comparedText(text);
    const [found, another] = warehouses.filter(
      ({ code, name }) => comparedText(code ?? '') === wanted || comparedText(name ?? '') === wanted,
    );
    if (!found || another) return { warehouseId: '0', fault: warehouseMessages.notConnected() };
    return { warehouseId: found.warehouseId, ...(!mayUse && { fault: organizationMessages.notApproved() }) };
  };
}

/**
 * Reads records of goods: warehouses by code or name, articles by SKU, bundle or alias.
 *
 * @param of the kind of document, for numbers in use
 * @param numberField the column of the number
 * @returns the records, and everything that keeps them from being saved
 */
export async function readGoods(
  trx: Trx,
  of: 'inbound' | 'outbound',
  records: readonly ImportRecord[],
  numberField: string,
): Promise<{ read: GoodsRecord[]; faults: RecordFault[] }> {
  const rows = records.flatMap((record) => record.rows);
  const goodsOf = await resolveSkus(trx, [...new Set(rows.map(({ cells }) => cells['skuCode']!))], null);
  const unknown = await unknownSkus(
    trx,
    rows.flatMap(({ cells }) => (goodsOf.has(cells['skuCode']!) ? [] : [cells['skuCode']!])),
  );
  const warehouseOf = await warehouseReader(trx);
  const faults: RecordFault[] = [];
  const add = (row: number, fieldName: string, text: Omit<FieldError, 'fieldName'>) =>
    faults.push({ row, fault: { fieldName, ...text } });
  const read = records.map(({ rows: [first, ...others] }): GoodsRecord => {
    const { warehouseId, fault } = warehouseOf(first.cells['warehouseCode']!);
    if (fault) add(first.row, 'warehouseCode', fault);
    // Only what leaves a warehouse has a recipient.
    const wrongZip = invalidZip(first.cells['zipCode'] ?? '', first.cells['countryCode'] ?? '');
    if (wrongZip) add(first.row, 'zipCode', wrongZip);
    const goods = [first, ...others].map(({ row, cells, cleared = [] }): ImportedGoods => {
      const skuCode = cells['skuCode']!;
      if (!goodsOf.has(skuCode)) add(row, 'skuCode', unknown(skuCode));
      return { cells, cleared, skuCode, parts: goodsOf.get(skuCode) ?? [] };
    });
    const ordered = goods.map((one) => ({ ...one, quantity: Number(one.cells['quantity']) }));
    const excess = of === 'outbound' ? excessOf(ordered) : undefined;
    if (excess) add(first.row, 'quantity', excess);
    return { row: first.row, head: first.cells, warehouseId, clientRef: first.cells[numberField]!, goods };
  });
  for (const at of await takenReferences(trx, of, read))
    add(read[at]!.row, numberField, warehouseMessages.referenceTaken());
  return { read, faults };
}
