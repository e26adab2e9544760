import { causeKinds, type CauseKind } from '@lading/contracts/funds';
import { expect, it } from 'vitest';
import { sourcesOf } from './source-rules.ts';

const detail = { shipmentNo: 'SH 5', claimId: '9' };
const expected: Record<CauseKind, string[]> = {
  payment: ['/postage/add'],
  withdrawal: ['/postage/withdrawals'],
  'client-payment': ['/o/#/app/funds/transactions'],
  'label-purchase': ['/b/#/shipments?q=SH%205'],
  'label-void': ['/b/#/shipments?q=SH%205', '/void-labels?q=SH%205'],
  'label-adjustment': ['/b/#/shipments?q=SH%205', '/postage/adjustments?q=SH%205'],
  'label-claim': ['/b/#/shipments?q=SH%205', '/b/#/settings/insurance-claim?q=9&peek=9'],
  pickup: ['/b/#/settings/pickups?q=77&peek=77'],
  'address-change': ['/b/#/shipments?q=SH%205', '/b/#/settings/address-change?q=SH%205&peek=77'],
  'warehouse-charge': ['/o/#/app/funds/transactions'],
};

it.each(causeKinds)('an amount for a %s links to the pages that show it', (causeKind) => {
  const sources = sourcesOf({ causeKind, causeId: '77', detail });
  expect(sources.map(({ href }) => href)).toEqual(expected[causeKind]);
  for (const { href, isElsewhere } of sources) expect(isElsewhere).toBe(href.includes('#'));
});

it('an unknown cause has no link', () => {
  expect(sourcesOf({ causeKind: 'somebody-else', causeId: '1', detail })).toEqual([]);
});
