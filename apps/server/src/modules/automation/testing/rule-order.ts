import type { RuleOrder } from '../criteria-rules.ts';

/** An order of three units on two lines, from a Wednesday evening in New York. */
export const ruleOrder: RuleOrder = {
  orderId: '1',
  orderNo: 'A-1',
  status: 'UNSHIPPED',
  createdAt: new Date('2026-11-19T02:30:00Z'),
  recipientName: 'Ann',
  storeId: '7',
  channel: 1,
  country: 'US',
  state: 'CA',
  zip: '90210',
  isResidential: true,
  pounds: 2,
  value: 40,
  currency: 'USD',
  tags: [],
  carrierName: null,
  serviceCode: null,
  plan: null,
  signature: null,
  insurance: null,
  warehouseId: null,
  shipBy: null,
  isCod: false,
  stateAt: null,
  lines: [
    { sku: 'A-1', quantity: 1 },
    { sku: 'B-2', quantity: 2 },
  ],
};
