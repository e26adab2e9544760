// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import {
  batchesApi,
  shippingDefaultsApi,
  type BatchRow,
  type ShippingPreset,
} from '@lading/contracts/shipping';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { cellWidth, excessWidth } from '@lading/sub-app-kit/testing/list-room';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import { useBatchList } from './batch-list.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const presets = [
  { presetId: '8', name: 'Small box', hotkey: 2 },
  { presetId: '9', name: 'Without a key', hotkey: null },
] as ShippingPreset[];

async function rendered() {
  const call = vi.fn<(made: unknown, input?: unknown) => Promise<unknown>>((made) =>
    Promise.resolve(made === shippingDefaultsApi.calls.shippingDefaults ? { presets } : null),
  );
  const texts = await createTexts('en', ['shippingBatch', 'shippingDefaults', 'common']);
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <ApiContext value={{ call } as unknown as ApiClient}>{children}</ApiContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { result } = renderHook(() => useBatchList('3'), { wrapper });
  return { call, result };
}

it('offers each preset with a key for the selected rows', async () => {
  const { call, result } = await rendered();
  const keyed = () => result.current.acts?.filter(({ hotkey }) => hotkey !== undefined) ?? [];
  await waitFor(() => expect(keyed()).toMatchObject([{ label: 'Small box', hotkey: '2' }]));
  const [act] = keyed();
  const row = (rowId: string, state: BatchRow['state']) => ({ rowId, state }) as BatchRow;
  expect([act!.can?.(row('1', 'READY')), act!.can?.(row('2', 'BOUGHT'))]).toEqual([true, false]);
  await act!.together?.([row('1', 'READY')]);
  expect(call).toHaveBeenCalledWith(batchesApi.calls.applyPreset, {
    params: { batchId: '3' },
    body: { rowIds: ['1'], presetId: '8' },
  });
  expect(act!.done?.(1)).toBe('Preset “Small box” applied');
});

it('prints the packing slips in the order of the labels, whatever the order of selection', async () => {
  const { result } = await rendered();
  const slips = result.current.acts?.find(({ id }) => id === 'slips');
  expect(slips?.label).toBe('Packing slips');
  const rows = [
    { rowNo: 2, orderId: '12' },
    { rowNo: 1, orderId: '11' },
  ] as BatchRow[];
  const dialog = slips?.dialog?.({ isAll: false, rows, count: 2 }, () => undefined);
  expect((dialog as ReactElement<{ orderIds: string[] }>).props.orderIds).toEqual(['11', '12']);
  expect(slips?.most).toBe(200);
});

it('shows a tracking number in full on a screen of 1440 px', async () => {
  const { columns } = (await rendered()).result.current;
  expect(excessWidth(columns, { ticks: true })).toEqual({ at1440: 0, withExtras: 0 });
  // Its word, an icon of 12 px, padding and border, and the gaps after the icon and the badge.
  const badge = cellWidth('Bought') - cellWidth('') + 12 + 14 + 4 + 8;
  const longest = '9400111899223197428490';
  expect(columns.find(({ id }) => id === 'state')?.width).toBeGreaterThanOrEqual(badge + cellWidth(longest));
});
