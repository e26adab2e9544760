// @vitest-environment happy-dom
import { withdrawalsApi, type WithdrawalOffer } from '@lading/contracts/funds';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { WaitingWithdrawal } from './waiting-withdrawal.tsx';
import { WithdrawButton } from './withdraw-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const { withdrawalOffer, withdraw, cancelWithdrawal } = withdrawalsApi.calls;
const usd = (minor: number) => ({ minor, currency: 'USD' });
const waiting = {
  withdrawalId: '45001',
  amount: usd(5_000),
  state: 'PENDING',
  reference: 'LD-ABCDEFGHJK',
  accountEnd: '6789',
  bankReference: null,
  reason: null,
  time: '2026-01-01T00:00:00Z',
} as const;
const open: WithdrawalOffer = { isAllowed: true, most: usd(90_000), kept: usd(10_000), waiting: null };

async function show(offer: WithdrawalOffer) {
  const call = vi.fn<(made: unknown, input?: unknown) => Promise<unknown>>((made) =>
    Promise.resolve(made === withdrawalOffer ? offer : waiting),
  );
  await renderPart(
    <>
      <WithdrawButton />
      <WaitingWithdrawal />
    </>,
    { texts: ['fundsWithdrawals', 'funds', 'commonSubApp'], api: { call } },
  );
  return call;
}
const write = (name: string, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

it('asks for a withdrawal to an account whose numbers are right', async () => {
  const call = await show(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('$900.00');
  write('Amount', '50');
  write('Account holder', 'Ada Ltd.');
  write('Account number', '0001 2345 6789');
  write('Routing number or BIC', '021000022');
  press(/^Withdraw \$50/);
  expect(await screen.findByText(/Enter the bank’s routing number/)).toBeTruthy();
  expect(call.mock.calls.some(([made]) => made === withdraw)).toBe(false);
  write('Routing number or BIC', '021000021');
  press(/^Withdraw \$50/);
  await waitFor(() => {
    const sent = call.mock.calls.find(([made]) => made === withdraw);
    expect(sent?.[1]).toEqual({
      body: {
        amount: usd(5_000),
        holder: 'Ada Ltd.',
        accountForm: 'number',
        accountNumber: '000123456789',
        bankCode: '021000021',
      },
    });
  });
});

it('marks what is required: the code of the bank beside a number, which an IBAN names itself', async () => {
  await show(open);
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw' }));
  const isRequired = (name: string) =>
    screen.getByRole('textbox', { name }).getAttribute('aria-required') === 'true';
  await screen.findByRole('dialog');
  for (const name of ['Amount', 'Account holder', 'Account number', 'Routing number or BIC'])
    expect(isRequired(name), name).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'IBAN' }));
  expect(isRequired('IBAN')).toBe(true);
  expect(isRequired('Routing number or BIC')).toBe(false);
});

it('shows the withdrawal that waits and cancels it once that is confirmed', async () => {
  const call = await show({ ...open, waiting });
  expect(await screen.findByText(/account ending in 6789/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Withdraw' })).toBeNull();
  press('Cancel withdrawal');
  const dialog = await screen.findByRole('alertdialog');
  expect(call.mock.calls.some(([made]) => made === cancelWithdrawal)).toBe(false);
  fireEvent.click(
    [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cancel withdrawal')!,
  );
  await waitFor(() =>
    expect(call.mock.calls.find(([made]) => made === cancelWithdrawal)?.[1]).toEqual({
      body: { withdrawalId: '45001' },
    }),
  );
});

it('offers a withdrawal to owners alone', async () => {
  await show({ ...open, isAllowed: false, waiting });
  expect(await screen.findByText(/account ending in 6789/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Withdraw|Cancel/ })).toBeNull();
});
