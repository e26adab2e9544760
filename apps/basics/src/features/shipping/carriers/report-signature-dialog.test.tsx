// @vitest-environment happy-dom
import { carrierAccountsApi, type CarrierAccount } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ReportSignatureDialog } from './report-signature-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

const account: CarrierAccount = {
  accountId: '5',
  network: 'shippo',
  name: 'Own Shippo',
  mode: 'live',
  isOn: true,
  capabilities: [],
  health: 'OK',
  message: null,
  checkTime: '2026-11-20T16:00:00.000Z',
  createTime: '2026-11-20T16:00:00.000Z',
};

async function show(hasReportSecret: boolean) {
  const call = vi
    .fn<(made: unknown, input: { body: object }) => Promise<unknown>>()
    .mockResolvedValue(account);
  const onClose = vi.fn();
  await renderPart(<ReportSignatureDialog account={{ ...account, hasReportSecret }} onClose={onClose} />, {
    texts: ['shippingAccounts', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
  await screen.findByRole('button', { name: 'Save signature' });
  return { call, onClose };
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save signature' }));
const saved = (reportSecret: string | null) => [
  carrierAccountsApi.calls.saveReportSecret,
  { body: { accountId: '5', reportSecret } },
];

it('an account without a signing secret gets the one that was issued', async () => {
  const { call, onClose } = await show(false);
  expect(screen.getByRole('radio', { name: /^Reports are not signed/, checked: true })).toBeTruthy();
  expect(screen.queryByLabelText(/^Signing secret/)).toBeNull();
  choose(/^Reports are signed/);
  save();
  expect(call).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText(/^Signing secret/), { target: { value: 'issued-secret' } });
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls).toEqual([saved('issued-secret')]);
});

it('a stored secret is not shown, and is removed with the signature', async () => {
  const { call, onClose } = await show(true);
  expect(screen.getByRole('radio', { name: /^Reports are signed/, checked: true })).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Signing secret/).value).toBe('');
  choose(/^Reports are not signed/);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls).toEqual([saved(null)]);
});
