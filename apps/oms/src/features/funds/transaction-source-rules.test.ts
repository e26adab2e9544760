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

it('a charge that a credit note gives back, or whose work was undone, is no charge', () => {
  const given = { kind: 'fee' as const, causeKind: 'warehouse-charge', charges: null };
  const chargesOf = (amount: string) => [
    { fee: 'RECEIVE_UNIT' as const, cardName: 'Standard', rule: null, charges: 1, quantity: '1', amount },
  ];
  expect(reasonOf({ ...given, detail: {}, charges: chargesOf('-0.617285') })).toBe('undone');
  expect(reasonOf({ ...given, detail: {}, charges: chargesOf('0.617285') })).toBe('fee');
  expect(reasonOf({ ...given, detail: { creditNoteNo: 'CN1' } })).toBe('credit');
  expect(reasonOf({ ...given, detail: {} })).toBe('fee');
});
