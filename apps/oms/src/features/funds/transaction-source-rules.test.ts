import { expect, it } from 'vitest';
import { reasonOf, sourceOf } from './transaction-source-rules.ts';

it.each([
  ['client-payment', { reference: 'T 1' }, '/app/funds/warehouses'],
  ['warehouse-charge', { outboundNo: 'OB 1' }, '/app/funds/billing?q=OB%201'],
  ['warehouse-charge', { inboundNo: 'IB1' }, '/app/funds/billing?q=IB1'],
  ['warehouse-charge', { workOrderNo: 'WO1' }, '/app/funds/billing?q=WO1'],
  ['warehouse-charge', { crossdockNo: 'CD1' }, '/app/funds/billing?q=CD1'],
  [
    'warehouse-charge',
    { fromDay: '2026-11-01', toDay: '2026-11-30' },
    '/app/funds/billing?from=2026-11-01&to=2026-11-30',
  ],
  ['warehouse-charge', { creditNoteNo: 'CN1' }, '/app/funds/invoices'],
  ['warehouse-charge', {}, '/app/funds/billing'],
  ['label-purchase', {}, undefined],
])('an amount for a %s with %o leads to %s', (causeKind, detail, to) => {
  expect(sourceOf({ kind: 'fee', causeKind, detail })?.to).toBe(to);
});

it('a charge returned by a credit note is not a charge', () => {
  const given = { kind: 'fee' as const, causeKind: 'warehouse-charge' };
  expect(reasonOf({ ...given, detail: { creditNoteNo: 'CN1' } })).toBe('credit');
  expect(reasonOf({ ...given, detail: {} })).toBe('fee');
});
