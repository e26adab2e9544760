// @vitest-environment happy-dom
import { storeSyncApi } from '@lading/contracts/stores';
import { createTexts } from '@lading/i18n/create-texts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../platform/api.ts';
import { ConnectStoreDialog } from './connect-store-dialog.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const enter = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it.each([
  ['', undefined],
  ['app-1', 'app-1'],
])('a store is reconnected by its id, with client ID %j', async (entered, clientId) => {
  const call = vi.spyOn(api, 'call').mockResolvedValue({ storeId: '7' } as never);
  render(
    <I18nextProvider i18n={await createTexts('en', ['stores', 'common', 'commonSubApp'])}>
      <QueryClientProvider client={new QueryClient()}>
        <ConnectStoreDialog
          channels={['shopify', 'woo-commerce']}
          before={{ channel: 'shopify', storeId: '7', name: 'Loom' }}
          onClose={() => undefined}
        />
      </QueryClientProvider>
    </I18nextProvider>,
  );
  await screen.findByRole('dialog');
  enter(/^Address/, 'loom-two');
  if (entered !== '') enter(/^Client ID/, entered);
  enter(/^Client secret or access token/, 'shpss_1');
  fireEvent.click(screen.getByRole('button', { name: 'Connect' }));
  await waitFor(() => expect(call).toHaveBeenCalled());
  const [asked, input] = call.mock.calls[0] ?? [];
  expect(asked).toBe(storeSyncApi.calls.connectByKeys);
  expect(input).toMatchObject({ body: { storeId: '7', name: 'Loom', address: 'loom-two' } });
  expect((input as { body: { clientId?: string } }).body.clientId).toBe(clientId);
});
