// @vitest-environment happy-dom
import { pullOrderStatus, storesApi, type Store } from '@lading/contracts/stores';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import StoreFailures from './store-failures.tsx';

const emit = vi.hoisted(() => vi.fn<(event: string, payload: object) => void>());
vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost({}, { emit }),
);

const call = vi.fn<(call: unknown, input: unknown) => Promise<unknown>>();
beforeEach(() => {
  emit.mockReset();
  call.mockReset().mockResolvedValue(null);
});
afterEach(cleanup);

const lost = { pullFlag: false, disconnectTime: '2026-03-01T00:00:00Z', state: 1 };
const failed = (code: string) => ({
  state: 1,
  pullOrderStatus: pullOrderStatus.failed,
  sucRes: { errorMsg: { code, message: 'The shop did not reply.', zhMessage: '店铺没有响应。' } },
});
const store = (storeId: string, more: object) =>
  ({ storeId, name: `Kiln ${storeId}`, type: 4, ...more }) as unknown as Store;
const show = (failing: readonly Store[]) =>
  renderPart(<StoreFailures failing={failing} />, { texts: ['storesChannels'], api: { call } });

it.each([
  ['is disconnected', lost, ['Reconnect']],
  ['refuses its key', failed('stores.refused'), ['Reconnect', 'Sync again']],
  ['did not reply', failed('stores.silent'), ['Sync again']],
  ['is disconnected and whose channel cannot be reconnected', { ...lost, type: 1 }, ['Import orders']],
  [
    'refuses its key and whose channel cannot be reconnected',
    { ...failed('stores.refused'), type: 1 },
    ['Import orders'],
  ],
  [
    'did not reply and whose channel cannot be reconnected',
    { ...failed('stores.silent'), type: 1 },
    ['Sync again'],
  ],
])('offers for a store that %s what fixes it', async (_case, more, names) => {
  await show([store('7', more)]);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(names);
});

it('reconnects each store with one click', async () => {
  await show([store('7', lost), store('8', lost)]);
  const buttons = screen.getAllByRole('button', { name: 'Reconnect' });
  expect(buttons).toHaveLength(2);
  fireEvent.click(buttons[1] as HTMLElement);
  expect(emit).toHaveBeenCalledExactlyOnceWith('store:connect', { storeId: '8' });
});

it('syncs a store again, and says why it failed', async () => {
  await show([store('7', failed('stores.silent'))]);
  expect(screen.getByText(/Orders of Kiln 7 could not be synced. The shop did not reply./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Sync again' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith(storesApi.calls.pullOrder, { query: { storeIds: ['7'] } }),
  );
});

it('opens the import of orders where the channel cannot be reconnected, and says why', async () => {
  await show([store('7', { ...lost, type: 1 })]);
  expect(screen.getByText(/This channel cannot be reconnected here\./)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Import orders' }));
  expect(emit).toHaveBeenCalledExactlyOnceWith('import:open', { kind: 'order' });
});

it('shows three stores, and how many more there are', async () => {
  await show(['1', '2', '3', '4', '5'].map((id) => store(id, lost)));
  expect(screen.getAllByRole('button', { name: 'Reconnect' })).toHaveLength(3);
  expect(screen.getByText('and 2 more stores')).toBeTruthy();
});
