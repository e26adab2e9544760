import type { Address } from '@lading/contracts/core';
import type { OrderShipmentImportKey } from '@lading/contracts/orders';
import type { StoreNames } from './known-orders.ts';
import type { OrderRows } from './order-rows.ts';

/** A package of an order to create. */
interface PackageDraft {
  package_type: string | null;
  length: number | null;
  width: number | null;
  height: number | null;
  weight1: number | null;
  weight2: number | null;
  unit: string | null;
}

/** An order to create, by the columns of its table; `created` is a time in the importer's own zone. */
export interface OrderDraft {
  /** The index of its first row in the request, from 0. */
  row: number;
  /** The store's name as written in the rows; the store is identified by its id. */
  store_name: string;
  order_no: string;
  store_id: string | null;
  /** As written: in the importer's time zone, unless it has an offset from UTC. */
  created: string | null;
  sender: Address;
  recipient: Address;
  carrier_name: string | null;
  service_code: string | null;
  reference: string | null;
  reference2: string | null;
  signature_type: string | null;
  is_cod: boolean | null;
  cod_amount: number | null;
  pay_method: string | null;
  insurance_declared: number | null;
  lithium: string | null;
  battery_type: number | null;
  packages: PackageDraft[];
}

/** The order of rows that have passed their checks: order fields from its first row, a package from each row. */
export function orderDraft(rows: OrderRows, order: readonly number[], stores: StoreNames): OrderDraft {
  const first = order[0]!;
  const text = (field: OrderShipmentImportKey, row = first) => rows.cell(field, row) || null;
  const number = (field: OrderShipmentImportKey, row = first) => {
    const value = text(field, row);
    return value === null ? null : Number(value);
  };
  const isCod = text('isCod');
  return {
    row: first,
    store_name: rows.cell('storeName', first),
    order_no: rows.cell('orderNO', first),
    store_id: stores.idOf(rows.cell('storeName', first)),
    created: text('createTime'),
    sender: {
      name: text('senderName'),
      company: text('senderCompany'),
      addressLine1: text('senderAddressLine1'),
      addressLine2: text('senderAddressLine2'),
      city: text('senderCity'),
      stateCode: text('senderStateCode'),
      zipCode: text('senderZipCode'),
      countryCode: text('senderCountryCode'),
      phone: text('senderPhone'),
      email: text('senderEmail'),
    },
    recipient: {
      name: text('name'),
      company: text('company'),
      addressLine1: text('addressLine1'),
      addressLine2: text('addressLine2'),
      city: text('city'),
      stateCode: text('stateCode'),
      zipCode: text('zipCode'),
      countryCode: text('countryCode'),
      phone: text('phone'),
      email: text('email'),
    },
    carrier_name: text('carrierName'),
    service_code: text('serviceCode'),
    reference: text('reference'),
    reference2: text('reference2'),
    signature_type: text('signatureType'),
    is_cod: isCod === null ? null : isCod === 'Yes',
    cod_amount: number('codAmount'),
    pay_method: text('payMethod'),
    insurance_declared: number('insuranceDeclared'),
    lithium: text('lithium'),
    battery_type: number('batteryType'),
    packages: order.map((row) => ({
      package_type: text('packageType', row),
      length: number('packageLength', row),
      width: number('packageWidth', row),
      height: number('packageHeight', row),
      weight1: number('packageWeight1', row),
      weight2: number('packageWeight2', row),
      unit: text('packageUnit', row),
    })),
  };
}
