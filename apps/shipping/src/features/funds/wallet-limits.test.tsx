// @vitest-environment happy-dom
import type { AutoTopUpOffer, WalletBalance } from '@lading/contracts/funds';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WalletLimits } from './wallet-limits.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const usd = (minor: number) => ({ minor, currency: 'USD' });
const balance: WalletBalance = {
  walletId: '1',
  available: usd(10_000),
  held: usd(0),
  pendingRefunds: usd(0),
  monthSpend: usd(0),
  creditLimit: usd(0),
  lowBalance: null,
};
const offer: AutoTopUpOffer = {
  isAllowed: true,
  methods: ['demo'],
  setting: {
    threshold: usd(5_000),
    amount: usd(10_000),
    monthlyCap: usd(100_000),
    method: 'demo',
    state: 'stopped',
    usedThisMonth: usd(0),
    isUnderWay: false,
    consentedBy: 'Ada',
    consentedAt: '2026-01-01T00:00:00Z',
    failures: 3,
    lastRefusal: null,
  },
};
const show = (given: AutoTopUpOffer) =>
  renderPart(<WalletLimits balance={balance} />, {
    texts: ['funds', 'common', 'commonSubApp'],
    api: { call: () => Promise.resolve(given) },
  });
const acts = ['Turn on again', 'Change top-up', 'Turn off'];

it('lets owners change automatic top-up', async () => {
  await show(offer);
  for (const name of acts) expect(await screen.findByRole('button', { name })).toBeTruthy();
  expect(screen.queryByText(/Only owners/)).toBeNull();
});

it('shows others what is agreed, and whom to ask', async () => {
  await show({ ...offer, isAllowed: false });
  expect(await screen.findByText(/Only owners of your organization can change this\./)).toBeTruthy();
  expect(screen.getByText('Automatic top-up has stopped')).toBeTruthy();
  for (const name of acts) expect(screen.queryByRole('button', { name })).toBeNull();
});
