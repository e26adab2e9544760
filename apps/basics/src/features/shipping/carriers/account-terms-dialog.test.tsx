// @vitest-environment happy-dom
import { carrierAccountsApi, type CarrierAccount } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountTermsDialog } from './account-terms-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const account: CarrierAccount = {
  accountId: '5',
  network: 'easypost',
  name: 'Own EasyPost',
  mode: 'live',
  isOn: true,
  capabilities: [],
  health: 'OK',
  message: null,
  checkTime: '2026-11-20T16:00:00.000Z',
  createTime: '2026-11-20T16:00:00.000Z',
};

async function show(terms: Pick<CarrierAccount, 'voidDays' | 'divisor'>) {
  const call = vi
    .fn<(made: unknown, input: { body: object }) => Promise<unknown>>()
    .mockResolvedValue(account);
  const onClose = vi.fn();
  await renderPart(<AccountTermsDialog account={{ ...account, ...terms }} onClose={onClose} />, {
    texts: ['shippingAccounts', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
  await screen.findByRole('button', { name: 'Save terms' });
  return { call, onClose };
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const enter = (name: RegExp, text: string) => fireEvent.change(field(name), { target: { value: text } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save terms' }));
const saved = (voidDays: number | null, divisor: number | null) => [
  carrierAccountsApi.calls.saveTerms,
  { body: { accountId: '5', voidDays, divisor } },
];

it('an account without terms shows the usual ones as hints, and gets its own', async () => {
  const { call, onClose } = await show({ voidDays: null, divisor: null });
  expect(screen.getByText('Usual: 30 for USPS, 90 for UPS, 90 for FedEx, 30 for others.')).toBeTruthy();
  expect(screen.getByText(/^Cubic inches per pound\. Usual: \d+ for USPS, \d+ for UPS/)).toBeTruthy();
  enter(/^Days to void/, '45');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls).toEqual([saved(45, null)]);
});

it('terms of an account return to the usual ones when their fields are empty', async () => {
  const { call, onClose } = await show({ voidDays: 45, divisor: 194 });
  expect(field(/^Dimensional divisor/).value).toBe('194');
  enter(/^Days to void/, '');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls).toEqual([saved(null, 194)]);
});

it('a divisor out of bounds is not saved', async () => {
  const { call } = await show({ voidDays: null, divisor: null });
  enter(/^Dimensional divisor/, '10');
  save();
  await waitFor(() => expect(field(/^Dimensional divisor/).getAttribute('aria-invalid')).toBe('true'));
  expect(call).not.toHaveBeenCalled();
});
