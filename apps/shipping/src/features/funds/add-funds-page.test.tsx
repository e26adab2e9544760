// @vitest-environment happy-dom
import { queryKey } from '@lading/contracts/core';
import { fundsApi } from '@lading/contracts/funds';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Navigate, Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { AddFundsPage } from './add-funds-page.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const { postageBalance, paymentPage, topUpMethods, cancelTopUp } = fundsApi.calls;
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

/** The page as it is after a reload, once a payment was started. */
const Reloaded = () => (
  <Routes>
    <Route path="/" element={<Navigate to="/postage/add?payment=7" replace />} />
    <Route path="/postage/add" element={<AddFundsPage />} />
  </Routes>
);

const payment = {
  paymentId: '7',
  amount: euros(1_900),
  method: 'bank-transfer',
  state: 'PENDING',
  reference: 'LD-ABCDEFGHJK',
  time: '2026-11-27T09:00:00.000Z',
};

it('shows a started payment after a reload, and no form for another one', async () => {
  const call = (made: unknown) => {
    if (made === postageBalance) return Promise.resolve(balance);
    if (made === topUpMethods) return Promise.resolve(['bank-transfer']);
    return Promise.resolve(made === paymentPage ? { records: [payment], total: 1 } : null);
  };
  const { loaded } = await renderPart(<Reloaded />, { texts: ['funds', 'commonSubApp'], api: { call } });
  expect(await screen.findByText(loaded.t('funds:add.waitingTransferText'))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: loaded.t('funds:add.another') }));
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

it('shows no form for another payment while the started one could not be loaded', async () => {
  let isLost = true;
  const payments = { records: [], total: 0 };
  const call = (made: unknown) => {
    if (made === postageBalance) return Promise.resolve(balance);
    if (made === topUpMethods) return Promise.resolve(['bank-transfer']);
    return isLost ? Promise.reject(new Error('lost')) : Promise.resolve(payments);
  };
  const { loaded } = await renderPart(<Reloaded />, { texts: ['funds', 'commonSubApp'], api: { call } });
  expect(await screen.findByText(loaded.t('funds:payments.failed'))).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox')).toBeTruthy();
});

it('shows the new balance once a payment has arrived', async () => {
  let state = 'PENDING';
  const asked: unknown[] = [];
  const call = (made: unknown) => {
    asked.push(made);
    if (made === postageBalance) return Promise.resolve(balance);
    if (made === topUpMethods) return Promise.resolve(['bank-transfer']);
    return Promise.resolve({ records: [{ ...payment, state }], total: 1 });
  };
  const client = new QueryClient();
  const { loaded } = await renderPart(<Reloaded />, {
    texts: ['funds', 'commonSubApp'],
    api: { call },
    client,
  });
  expect(await screen.findByText(loaded.t('funds:add.waitingTransferText'))).toBeTruthy();
  state = 'PAID';
  asked.length = 0;
  await act(() => client.refetchQueries({ queryKey: [queryKey(paymentPage)[0]] }));
  expect(await screen.findByText(loaded.t('funds:add.paidText'))).toBeTruthy();
  await waitFor(() => expect(asked).toContain(postageBalance));
});

it('a payment that could not be canceled says so, where no dialog hides it', async () => {
  const call = (made: unknown) => {
    if (made === postageBalance) return Promise.resolve(balance);
    if (made === topUpMethods) return Promise.resolve(['bank-transfer']);
    if (made === cancelTopUp) return Promise.reject(new Error('lost'));
    return Promise.resolve({ records: [payment], total: 1 });
  };
  const { loaded } = await renderPart(<Reloaded />, { texts: ['funds', 'commonSubApp'], api: { call } });
  const name = loaded.t('funds:payments.cancel');
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toContain(loaded.t('funds:payments.cancelFailed'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
