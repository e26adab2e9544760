import type { ClaimDraft, PickupDraft } from '@lading/contracts/shipment-service';
import { afterBusinessDays, isUsBusinessDay } from '../../modules/shipping/business-day-rules.ts';

/** Part of the seller's data and of no request by a foreign organization, so no reply to one may contain it. */
export const mark = 'of-the-seller-only-7f3a';

export const row = {
  skuCode: 'SHARED-SKU',
  skuName: 'Stool',
  packageType: 'Ready To Ship',
  length: 1,
  width: 1,
  height: 1,
  unit: 'cm/kg',
} as const;

export const bookAddress = {
  name: 'A',
  company: '',
  addressLine1: '1 Main St',
  addressLine2: '',
  city: 'Reno',
  stateCode: 'NV',
  zipCode: '89501',
  countryCode: 'US',
  phone: '',
  email: '',
};

export const bundleOf = (bundleSku: string, skuCode: string) => ({
  bundleSku,
  bundleName: mark,
  kind: 'VIRTUAL' as const,
  components: [{ skuCode, quantity: 1 }],
});

export const arrival = {
  clientRef: mark,
  delivery: 'PARCEL' as const,
  lines: [{ skuCode: row.skuCode, expected: 5 }],
};

export const comingBack = {
  clientRef: mark,
  reason: 'OTHER' as const,
  lines: [{ skuCode: row.skuCode, expected: 1 }],
};

export const relabeling = {
  clientRef: mark,
  kind: 'RELABEL' as const,
  lines: [{ skuCode: row.skuCode, planned: 1 }],
};

export const goingThrough = {
  clientRef: mark,
  delivery: 'PALLET' as const,
  lines: [{ destination: mark, cartons: 2 }],
};

export const truckload = {
  clientRef: mark,
  loadType: 'LTL' as const,
  terms: 'PREPAID' as const,
  recipient: bookAddress,
  lines: [{ skuCode: row.skuCode, quantity: 1 }],
};

export const preset = {
  name: mark,
  hotkey: null,
  package: null,
  signature: 'none' as const,
  insurance: null,
  service: { rule: 'cheapest' as const },
};

export const automation = {
  name: mark,
  trigger: 'ARRIVED' as const,
  isFinal: false,
  criteria: { match: 'ALL' as const, items: [] },
  actions: [{ do: 'tag' as const, tag: mark }],
};

export const sheet = (text: string) => new File([`SKU,Name\n${text},Stool\n`], `${text}.csv`);

export const preference = { moduleType: 4, operationType: 1 };

/** A pickup on the next business day at an entry of the address book. */
export function pickupOf(entryId: string): PickupDraft {
  const today = new Date().toISOString().slice(0, 10);
  return {
    accountId: 'demo',
    carrierName: '',
    entryId,
    ready: '09:00',
    close: '17:00',
    day: afterBusinessDays(today, 2, isUsBusinessDay),
    timeZone: 'America/Los_Angeles',
    packages: 1,
    weightLb: 2,
    place: 'OFFICE',
    instructions: mark,
  };
}

/** A claim on an insured shipment. */
export const claimOf = (shipmentId: string): ClaimDraft => ({
  shipmentId,
  type: 'DAMAGE',
  amount: { minor: 100, currency: 'USD' },
  description: mark,
});

/** A file for an order or a claim. */
export const letter = (name: string) => new File([`%PDF-1.4\n% ${name}\n`], `${name}.pdf`);
