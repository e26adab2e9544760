// @vitest-environment happy-dom
import { carrierAccountsApi, type CarrierAccount } from '@lading/contracts/shipping';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CutOffDialog } from './cut-off-dialog.tsx';

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
  cutOff: null,
  checkTime: '2026-11-20T16:00:00.000Z',
  createTime: '2026-11-20T16:00:00.000Z',
};
const noon = '12:00';
const own: CarrierAccount['cutOff'] = {
  zone: 'America/New_York',
  days: { mon: noon, tue: noon, wed: null, thu: noon, fri: noon, sat: null, sun: null },
};

async function show(cutOff: CarrierAccount['cutOff']) {
  const call = vi
    .fn<(made: unknown, input: { body: object }) => Promise<unknown>>()
    .mockResolvedValue(account);
  const onClose = vi.fn();
  await renderPart(<CutOffDialog account={{ ...account, cutOff }} onClose={onClose} />, {
    texts: ['shippingAccounts', 'commonSubApp', 'commonErrors'],
    api: { call },
  });
  await screen.findByRole('button', { name: 'Save cut-off' });
  return { call, onClose };
}
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }));
const enter = (day: string, time: string) =>
  fireEvent.change(screen.getByLabelText(day), { target: { value: time } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save cut-off' }));
const saved = (cutOff: CarrierAccount['cutOff']) => [
  carrierAccountsApi.calls.saveCutOff,
  { body: { accountId: '5', cutOff } },
];

it('an account without a cut-off uses the default one, and gets its own by weekday', async () => {
  const { call, onClose } = await show(null);
  expect(screen.getByRole('radio', { name: /^Use the default cut-off/, checked: true })).toBeTruthy();
  expect(screen.queryByLabelText('Monday')).toBeNull();
  choose(/^Set it for this account/);
  enter('Wednesday', '');
  enter('Saturday', '10:30');
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const five = '17:00';
  const days = { mon: five, tue: five, wed: null, thu: five, fri: five, sat: '10:30', sun: null };
  expect(call.mock.calls).toEqual([saved({ zone: 'UTC', days })]);
});

it('a cut-off without any pickup is not saved', async () => {
  const { call } = await show(own);
  for (const day of ['Monday', 'Tuesday', 'Thursday', 'Friday']) enter(day, '');
  save();
  expect(
    await screen.findByText('Enter a time for at least one day, or use the default cut-off.'),
  ).toBeTruthy();
  // The error is far above the button.
  const group = screen.getByRole('radiogroup');
  expect(group.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
  expect(call).not.toHaveBeenCalled();
});

it('an account returns to the default cut-off', async () => {
  const { call, onClose } = await show(own);
  expect(screen.getByLabelText<HTMLInputElement>('Monday').value).toBe(noon);
  choose(/^Use the default cut-off/);
  save();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(call.mock.calls).toEqual([saved(null)]);
});
