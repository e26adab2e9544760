// @vitest-environment happy-dom
import type { ExplainedTransaction } from '@lading/contracts/funds';
import {
  eventually,
  mountSubApp,
  type Answer,
  type MountedApp,
} from '@lading/sub-app-kit/testing/mounted-app';
import { afterEach, expect, it } from 'vitest';
import { chainOf } from './explained-amount.tsx';

const usd = (minor: number) => ({ minor, currency: 'USD' });
const line = {
  transactionId: '60012',
  time: '2026-11-25T08:00:00.000Z',
  kind: 'adjustment',
  amount: usd(-210),
  balance: usd(6_981),
  causeKind: 'label-adjustment',
  causeId: '31',
  detail: { shipmentNo: 'SH5' },
};
const explained: ExplainedTransaction = {
  transactionId: '60012',
  time: line.time,
  kind: 'adjustment',
  causeKind: line.causeKind,
  causeId: line.causeId,
  detail: line.detail,
  entries: [
    { account: 'wallet', amount: usd(-210) },
    { account: 'carrier-payable', amount: usd(210) },
  ],
  label: {
    quoted: usd(2_809),
    charged: usd(2_809),
    lines: [
      { kind: 'base', amount: usd(2_400) },
      { kind: 'fuel', amount: usd(409) },
    ],
  },
  adjustment: { reason: 'weight', was: usd(2_809), now: usd(3_019), refundedBefore: usd(0) },
  charges: null,
  related: [
    { transactionId: '60010', time: '2026-11-23T08:00:00.000Z', kind: 'hold', amount: usd(-2_809) },
    { transactionId: '60011', time: '2026-11-23T08:00:01.000Z', kind: 'purchase', amount: usd(0) },
  ],
};
const balance = {
  walletId: '1',
  available: usd(6_981),
  held: usd(0),
  pendingRefunds: usd(0),
  monthSpend: usd(3_019),
  creditLimit: usd(0),
  lowBalance: null,
};
const server: Answer = ({ path }) => ({
  result: 'OK',
  data: path.endsWith('/postage/balance')
    ? balance
    : path.endsWith('/postage/page')
      ? { records: [line], total: 1 }
      : path.endsWith('/transaction/60012')
        ? explained
        : path.endsWith('/autoTopUp')
          ? { isAllowed: true, methods: [], setting: null }
          : [],
});

let app: MountedApp;
afterEach(() => app.unmount());

it('an amount links to its rate, to the history of its label and to the pages of its cause', async () => {
  const shipping = { name: 'shipping', prefix: '/e', load: () => import('../../sub-app.tsx') };
  app = await mountSubApp(shipping, '#/postage?peek=60012', server);
  await eventually(() => app.find('h3', 'What the label cost'));
  for (const text of ['Base rate', '$24.00', 'Fuel surcharge', '$4.09', 'Quoted', '$28.09', 'Label purchase'])
    expect(document.body.textContent).toContain(text);
  await eventually(() => app.find('h3', 'Carrier adjustment'));
  for (const text of ['Weight', 'Before', 'After', '$30.19', '+$2.10'])
    expect(document.body.textContent).toContain(text);
  expect(document.querySelector('a[href="/b/#/shipments?q=SH5"]')?.textContent).toBe('Open shipment');
  expect(document.querySelector('a[href$="/postage/adjustments?q=SH5"]')?.textContent).toBe(
    'Open adjustment',
  );
});

const purchase: ExplainedTransaction = {
  transactionId: '60010',
  time: '2026-11-23T08:00:00.000Z',
  kind: 'purchase',
  causeKind: 'label-purchase',
  causeId: '1',
  detail: {},
  label: null,
  adjustment: null,
  charges: null,
  entries: [
    { account: 'held', amount: usd(-3_000) },
    { account: 'wallet', amount: usd(191) },
    { account: 'carrier-payable', amount: usd(2_809) },
  ],
  related: [
    { transactionId: '60011', time: '2026-11-25T08:00:00.000Z', kind: 'adjustment', amount: usd(-210) },
    { transactionId: '60009', time: '2026-11-23T08:00:00.000Z', kind: 'hold', amount: usd(-3_000) },
  ],
};

it('lists a transaction among the others of its cause, oldest first, and sums their effect on the wallet', () => {
  const { steps, total } = chainOf(purchase);
  expect(steps.map(({ kind, amount, isThis }) => [kind, amount.minor, isThis])).toEqual([
    ['hold', -3_000, false],
    ['purchase', 191, true],
    ['adjustment', -210, false],
  ]);
  expect(total).toEqual(usd(-3_019));
});
