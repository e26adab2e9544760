import type { Address } from '@lading/contracts/core';
import type { ImportRow } from '@lading/contracts/imports';
import type { OrderShipmentImportKey } from '@lading/contracts/orders';
import type { OrderDraft } from './order-draft.ts';

type Row = Partial<Record<OrderShipmentImportKey, string | number | null>>;

/** The rows that {@link OrderDraft} was made from: the first with what belongs to the order, one for each package (spec §3). */
export function rowsOfDraft(draft: OrderDraft): ImportRow[] {
  return draft.packages.map((one, at) => ({
    ...(at === 0 ? orderCells(draft) : {}),
    ...({
      packageType: one.package_type,
      packageLength: one.length,
      packageWidth: one.width,
      packageHeight: one.height,
      packageWeight1: one.weight1,
      packageWeight2: one.weight2,
      packageUnit: one.unit,
    } satisfies Row),
  }));
}

function orderCells(draft: OrderDraft): Row {
  const { sender, recipient } = draft;
  return {
    orderNO: draft.order_no,
    createTime: draft.created,
    storeName: draft.store_name,
    carrierName: draft.carrier_name,
    serviceCode: draft.service_code,
    reference: draft.reference,
    reference2: draft.reference2,
    signatureType: draft.signature_type,
    senderName: cell(sender, 'name'),
    senderCompany: cell(sender, 'company'),
    senderAddressLine1: cell(sender, 'addressLine1'),
    senderAddressLine2: cell(sender, 'addressLine2'),
    senderCity: cell(sender, 'city'),
    senderStateCode: cell(sender, 'stateCode'),
    senderZipCode: cell(sender, 'zipCode'),
    senderCountryCode: cell(sender, 'countryCode'),
    senderPhone: cell(sender, 'phone'),
    senderEmail: cell(sender, 'email'),
    name: cell(recipient, 'name'),
    company: cell(recipient, 'company'),
    addressLine1: cell(recipient, 'addressLine1'),
    addressLine2: cell(recipient, 'addressLine2'),
    city: cell(recipient, 'city'),
    stateCode: cell(recipient, 'stateCode'),
    zipCode: cell(recipient, 'zipCode'),
    countryCode: cell(recipient, 'countryCode'),
    phone: cell(recipient, 'phone'),
    email: cell(recipient, 'email'),
    isCod: draft.is_cod === null ? null : draft.is_cod ? 'Yes' : 'No',
    codAmount: draft.cod_amount,
    payMethod: draft.pay_method,
    insuranceDeclared: draft.insurance_declared,
    lithium: draft.lithium,
    batteryType: draft.battery_type,
  };
}

const cell = (address: Address, part: keyof Address) => address[part] ?? null;
