// @vitest-environment happy-dom
import { withdrawalsApi } from '@lading/contracts/funds';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WaitingWithdrawal } from './waiting-withdrawal.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const waiting = {
  withdrawalId: '7',
  amount: { minor: 2_500, currency: 'USD' },
  accountEnd: '4321',
  reference: 'WD-ABCDEFGHJK',
};

it('a withdrawal that could not be canceled says so, where no dialog hides it', async () => {
  const call = (made: unknown) =>
    made === withdrawalsApi.calls.withdrawalOffer
      ? Promise.resolve({ waiting, isAllowed: true })
      : Promise.reject(new Error('lost'));
  await renderPart(<WaitingWithdrawal />, { texts: ['fundsWithdrawals', 'commonSubApp'], api: { call } });
  const name = 'Cancel withdrawal';
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  expect((await screen.findByRole('alert')).textContent).toContain('The withdrawal was not canceled');
  expect(screen.queryByRole('alertdialog')).toBeNull();
});
