// @vitest-environment happy-dom
import { fundsApi } from '@lading/contracts/funds';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddFundsPage } from './add-funds-page.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const { postageBalance, paymentPage, topUpMethods } = fundsApi.calls;
const euros = (minor: number) => ({ minor, currency: 'EUR' });
const balance = {
  available: euros(5_000),
  held: euros(0),
  pendingRefunds: euros(0),
  monthSpend: euros(0),
  creditLimit: euros(0),
  lowBalance: null,
};

it('accepts no funds while the currency of the wallet is unknown, and shows that the balance is missing', async () => {
  let isLost = true;
  const call = vi.fn<(made: unknown) => Promise<unknown>>((made) => {
    if (made === postageBalance) return isLost ? Promise.reject(new Error('lost')) : Promise.resolve(balance);
    if (made === topUpMethods) return Promise.resolve(['bank-transfer']);
    return Promise.resolve(made === paymentPage ? { records: [], total: 0 } : null);
  });
  const { loaded } = await renderPart(<AddFundsPage />, {
    texts: ['funds', 'commonSubApp'],
    api: { call },
  });
  expect((await screen.findByRole('alert')).textContent).toContain(loaded.t('funds:balance.failed'));
  expect(screen.queryByRole('textbox')).toBeNull();
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('EUR')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
