import type { FieldError, LocalizedText } from '@lading/contracts/core';
import {
  invalidZip,
  orderDraftLimits,
  orderMessages,
  orderShipmentImport,
  unknownService,
} from '@lading/contracts/orders';
import { orderKey, type KnownOrders, type StoreNames } from './known-orders.ts';
import type { OrderRows } from './order-rows.ts';
import { parcelFindings } from './parcel-finding-rules.ts';

/** Stores named in a text; further ones are only counted. */
const named = 10;

/** Postal code fields, with the country field that determines their format (spec §5). */
const zipFields = [
  ['senderZipCode', 'senderCountryCode'],
  ['zipCode', 'countryCode'],
] as const;

/** Findings of one row. */
export interface RowFinding {
  row: number;
  fault: FieldError;
}

const ownFields = new Set<string>(orderShipmentImport.grouping.memberFields);
const orderFields = orderShipmentImport.fields.filter(
  ({ key }) => !ownFields.has(key) && key !== orderShipmentImport.grouping.by,
);

/**
 * Findings of an order beyond its single cells: an unknown store, a number in use, a continuation row that
 * contradicts its order, an unknown carrier or service, packages that the service does not accept. Warnings do not
 * block the order.
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
  const warn = (fieldName: string, text: LocalizedText) =>
    warnings.push({ row: first, fault: { fieldName, ...text } });

  const storeName = rows.cell('storeName', first);
  const storeFault = storeName === '' ? undefined : storeText(known.stores, storeName);
  const orderNo = rows.cell('orderNO', first);
  const key = orderKey(known.stores.idOf(storeName), orderNo);
  if (storeFault) add(first, 'storeName', storeFault);
  else if (orderNo !== '' && known.taken.has(key)) add(first, 'orderNO', takenText(orderNo, storeName));

  const other = known.alike.get(key);
  if (other !== undefined && !storeFault) warn('orderNO', orderMessages.likeOther({ other }));

  const [carrier, service] = [rows.cell('carrierName', first), rows.cell('serviceCode', first)];
  // Empty cells are errors already.
  const unknown = service === '' ? undefined : unknownService(carrier, service);
  if (unknown) warnings.push({ row: first, fault: unknown });

  for (const [field, countryField] of zipFields) {
    const wrong = invalidZip(rows.cell(field, first), rows.cell(countryField, first));
    if (wrong) add(first, field, wrong);
  }

  const { packages: most } = orderDraftLimits;
  if (order.length > most)
    warn(orderShipmentImport.grouping.by, orderMessages.manyPackages({ count: order.length, most }));

  for (const row of order) {
    for (const { severity, ...fault } of parcelFindings(rows, row, first, known.day))
      (severity === 'error' ? faults : warnings).push({ row, fault });
    if (row === first) continue;
    for (const { key: field, label } of orderFields) {
      const value = rows.cell(field, row);
      if (value === '' || value === rows.cell(field, first)) continue;
      add(row, field, orderMessages.continuesOther({ order: orderNo, field: label }));
    }
  }
  return { faults, warnings };
}

function storeText(stores: StoreNames, store: string): LocalizedText | undefined {
  const count = stores.idsOf(store).length;
  if (count === 1) return undefined;
  if (count > 1) return orderMessages.storeAmbiguous({ count, store });
  const { names } = stores;
  return names.length === 0
    ? orderMessages.noStores({ store })
    : orderMessages.storeUnknown({
        store,
        stores: { items: names.slice(0, named), total: names.length },
      });
}

/** The message for an order whose store already has its number. */
export function takenText(order: string, store: string): LocalizedText {
  return store === '' ? orderMessages.taken({ order }) : orderMessages.takenInStore({ store, order });
}
