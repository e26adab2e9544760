import { orderShipmentImport } from '@lading/contracts/imports/order-shipment.import';
import type { FieldError, LocalizedText } from '@lading/contracts/localized-text';
import { rowList } from '@lading/import-engine/row-list';
import { orderKey, type KnownOrders, type StoreNames } from './known-orders.ts';
import type { OrderRows } from './order-rows.ts';
import { parcelFindings } from './parcel-finding-rules.ts';

/** Stores that a text names; more are counted. */
const named = 10;

/** What is found on one row. */
export interface RowFinding {
  row: number;
  fault: FieldError;
}

const ownFields = new Set<string>(orderShipmentImport.grouping.memberFields);
const orderFields = orderShipmentImport.fields.filter(
  ({ key }) => !ownFields.has(key) && key !== orderShipmentImport.grouping.by,
);

/**
 * What is wrong with an order beyond its single cells: a store that does not exist, a number that is taken, a continuing row that
 * says something else than its order, packages that the service does not take. Warnings do not keep the order back.
 *
 * @param order its rows, see `ordersOf`
 */
export function orderFindings(
  rows: OrderRows,
  order: readonly number[],
  known: KnownOrders,
): { faults: RowFinding[]; warnings: RowFinding[] } {
  const first = order[0]!;
  const faults: RowFinding[] = [];
  const warnings: RowFinding[] = [];
  const add = (row: number, fieldName: string, text: LocalizedText) =>
    faults.push({ row, fault: { fieldName, ...text } });

  const storeName = rows.cell('storeName', first);
  const storeFault = storeName === '' ? undefined : storeText(known.stores, storeName);
  const orderNo = rows.cell('orderNO', first);
  const key = orderKey(known.stores.idOf(storeName), orderNo);
  if (storeFault) add(first, 'storeName', storeFault);
  else if (orderNo !== '') {
    if (known.taken.has(key)) add(first, 'orderNO', takenText(orderNo, storeName));
    const others = (known.inFile.get(key) ?? []).filter(
      (row) => row !== first && rows.cell('storeName', row) !== storeName,
    );
    if (others.length > 0)
      add(first, 'orderNO', twiceText(orderNo, rowList(others.map((row) => rows.rowNumbers[row]!))));
  }

  for (const row of order) {
    for (const { severity, ...fault } of parcelFindings(rows, row, first, known.day))
      (severity === 'error' ? faults : warnings).push({ row, fault });
    if (row === first) continue;
    for (const { key: field, label } of orderFields) {
      const value = rows.cell(field, row);
      if (value === '' || value === rows.cell(field, first)) continue;
      add(row, field, {
        message: `This row continues order “${orderNo}”, which has another ${label.en}. Clear the cell, or give the row its own order number.`,
        zhMessage: `此行属于订单“${orderNo}”，但${label.zh}与订单不一致。请清空该单元格，或为此行填写订单号。`,
      });
    }
  }
  return { faults, warnings };
}

function storeText(stores: StoreNames, name: string): LocalizedText | undefined {
  const found = stores.idsOf(name).length;
  if (found === 1) return undefined;
  if (found > 1) {
    return {
      message: `${found} of your stores are named “${name}”, so it is not clear which one is meant. Rename one of them.`,
      zhMessage: `有 ${found} 个店铺名为“${name}”，无法确定是哪一个，请先修改店铺名称。`,
    };
  }
  if (stores.names.length === 0) {
    return {
      message: `There is no store “${name}”: you have no stores yet. Leave the cell empty.`,
      zhMessage: `店铺“${name}”不存在：您还没有店铺，请将此单元格留空。`,
    };
  }
  const shown = stores.names.slice(0, named);
  const more = stores.names.length - shown.length;
  return {
    message: `There is no store “${name}”. Your stores: ${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`,
    zhMessage: `店铺“${name}”不存在。您的店铺：${shown.join('、')}${more > 0 ? ` 等 ${stores.names.length} 个` : ''}。`,
  };
}

/** The text for an order whose store has its number already. */
export function takenText(orderNo: string, storeName: string): LocalizedText {
  return storeName === ''
    ? {
        message: `There is an order “${orderNo}” without a store already.`,
        zhMessage: `无店铺的订单“${orderNo}”已存在。`,
      }
    : {
        message: `Store “${storeName}” has an order “${orderNo}” already.`,
        zhMessage: `店铺“${storeName}”中已有订单“${orderNo}”。`,
      };
}

function twiceText(orderNo: string, list: LocalizedText): LocalizedText {
  return {
    message: `Order number “${orderNo}” stands in the file more than once for the same store: also in row ${list.message}.`,
    zhMessage: `同一店铺的订单号“${orderNo}”在文件中重复：另见第 ${list.zhMessage} 行。`,
  };
}
