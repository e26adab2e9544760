// @vitest-environment happy-dom
import { orderActsApi, type OrderActRequest } from '@lading/contracts/orders';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ChangeHoldDialog } from './change-hold-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const call = vi.fn<(...given: unknown[]) => Promise<unknown>>();
const onClose = vi.fn<() => void>();
const requests = () =>
  call.mock.calls
    .filter(([made]) => made === orderActsApi.calls.act)
    .map(([, input]) => (input as { body: { request: OrderActRequest } }).body.request);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-10T12:00:00Z') });
  call.mockReset();
  call.mockResolvedValue({ orderStatus: 'ON_HOLD', allowedActs: [] });
  onClose.mockReset();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

async function show() {
  const order = {
    orderId: '7',
    orderNo: 'A-7',
    holdReason: 'STOCK',
    holdUntil: '2026-03-14T00:00:00.000Z',
    stateNote: 'Truck is late',
  } as const;
  await renderPart(<ChangeHoldDialog order={order} onClose={onClose} />, {
    texts: ['ordersWork', 'orders', 'commonDays', 'commonSubApp'],
    api: { call },
  });
}
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Change hold' });
const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Release on' });
function writeDay(value: string) {
  fireEvent.change(day(), { target: { value } });
  fireEvent.blur(day());
}

it('starts with the current hold, and sends nothing until something is changed', async () => {
  await show();
  expect(screen.getByText('Change the hold of order A-7')).toBeTruthy();
  expect(screen.getByRole('combobox', { name: /^Reason/ }).textContent).toContain('Out of stock');
  expect(day().value).toBe('2026-03-14');
  expect(screen.getByDisplayValue('Truck is late')).toBeTruthy();
  expect(submit().disabled).toBe(true);
});

it('sends another reason without the day and the note', async () => {
  await show();
  fireEvent.keyDown(screen.getByRole('combobox', { name: /^Reason/ }), { key: 'f' });
  fireEvent.click(submit());
  await waitFor(() => expect(requests()).toEqual([{ act: 'change-hold', reason: 'FRAUD' }]));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('sends another day, starting in the reader’s zone, or removes it', async () => {
  await show();
  writeDay('2026-03-20');
  fireEvent.click(submit());
  await waitFor(() =>
    expect(requests()).toEqual([{ act: 'change-hold', until: '2026-03-20T00:00:00.000Z' }]),
  );
  cleanup();
  await show();
  writeDay('');
  fireEvent.click(submit());
  await waitFor(() => expect(requests().at(-1)).toEqual({ act: 'change-hold', until: null }));
});
