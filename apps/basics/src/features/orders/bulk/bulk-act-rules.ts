import type { OrderBulkRequest } from '@lading/contracts/orders';
import type { MeasureUnit } from '@lading/contracts/shipping';
import { emptyPackage, isEmptyPackage } from '@lading/sub-app-kit/rates';
import { addressValues, isUnwritten, writtenAddress } from '../form/order-form-rules.ts';
import type { holdEnds, useHoldEnd } from '../acts/hold-fields.tsx';

/** Value for "no warehouse" in a list of choices. */
export const noWarehouse = '';
const filled = (text: string): string[] => (text.trim() === '' ? [] : [text]);

/** Values for "no preset", and for no choice yet. */
export const noPreset = 'none';
const unchosen = '';

/** Initial form values, for every action on many orders. */
export const bulkDefaults = {
  reason: 'PAYMENT',
  newReason: '',
  end: 'keep' as (typeof holdEnds)[number],
  until: '',
  note: '',
  add: '',
  remove: '',
  warehouseId: noWarehouse,
  presetId: unchosen,
  shipBy: '',
  carrierName: '',
  serviceCode: '',
  shipDate: '',
  tellsStore: true,
  signatureType: '',
  insuranceDeclared: null as number | null,
  ...addressValues('sender', null),
  /** Use the last used sender. */
  usesLast: false,
  'customs.contents': '',
  'customs.nonDelivery': '',
  'customs.signer': '',
  unit: 'in/lb' as MeasureUnit,
  package: emptyPackage,
};

export type BulkValues = typeof bulkDefaults;

function holdChange(
  { newReason, end, until, note }: BulkValues,
  endOf: ReturnType<typeof useHoldEnd>,
): object {
  return {
    ...(newReason !== '' && { reason: newReason }),
    ...(end === 'day' && endOf(until)),
    ...(end === 'never' && { until: null }),
    // An empty note leaves the orders unchanged.
    ...(note.trim() !== '' && { note }),
  };
}

/** The chosen values; the rest is unchanged for each order. */
function customsChange(values: BulkValues): object {
  const parts = ['contents', 'nonDelivery', 'signer'] as const;
  return Object.fromEntries(
    parts.flatMap((part) => (values[`customs.${part}`].trim() ? [[part, values[`customs.${part}`]]] : [])),
  );
}

/** The form values that an action needs. */
export function requestOf(
  act: OrderBulkRequest['act'],
  values: BulkValues,
  endOf: ReturnType<typeof useHoldEnd>,
): object {
  const { reason, note, add, remove, warehouseId, presetId, shipBy } = values;
  const { carrierName, serviceCode, shipDate, tellsStore } = values;
  switch (act) {
    case 'hold':
      return { act, reason, note, ...endOf(values.until) };
    case 'change-hold':
      return { act, ...holdChange(values, endOf) };
    case 'cancel':
    case 'note':
      return { act, note };
    case 'mark-shipped':
      return { act, carrierName, serviceCode, tellsStore, ...(shipDate && { shipDate }) };
    case 'service':
      return { act, carrierName, serviceCode };
    case 'signature':
      return { act, signatureType: values.signatureType };
    case 'insurance':
      return { act, insuranceDeclared: values.insuranceDeclared };
    case 'sender':
      return { act, sender: values.usesLast ? null : writtenAddress(values, 'sender') };
    case 'customs':
      return { act, customs: customsChange(values) };
    case 'package':
      return { act, package: { ...values.package, packageType: null, unit: values.unit } };
    case 'preset':
      return { act, presetId: presetId === noPreset ? null : presetId };
    case 'ship-by':
      return { act, shipBy: shipBy || null };
    case 'tag':
      return { act, add: filled(add), remove: filled(remove) };
    case 'assign':
    case 'fulfill':
      return { act, warehouseId: warehouseId === noWarehouse ? null : warehouseId };
    case 'release':
    case 'restore':
    case 'check-address':
    case 'take-suggestion':
      return { act };
  }
}

/** Whether the form has nothing for the action to do yet. */
export function isNothing(act: OrderBulkRequest['act'], values: BulkValues): boolean {
  const { add, remove, note, presetId, newReason, end, until } = values;
  switch (act) {
    case 'tag':
      return add.trim() === '' && remove.trim() === '';
    case 'note':
      return note.trim() === '';
    case 'preset':
      return presetId === unchosen;
    case 'signature':
      return values.signatureType === '';
    case 'sender':
      return !values.usesLast && isUnwritten(writtenAddress(values, 'sender'));
    case 'customs':
      return Object.keys(customsChange(values)).length === 0;
    case 'package':
      return isEmptyPackage(values.package);
    case 'change-hold':
      return end === 'day' ? until === '' : newReason === '' && end === 'keep' && note.trim() === '';
    default:
      return false;
  }
}
