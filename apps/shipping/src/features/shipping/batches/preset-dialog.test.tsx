// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { PresetDialog } from './preset-dialog.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

it('shows a loading error instead of an empty list of presets, and can retry', async () => {
  const call = vi.fn<() => Promise<unknown>>();
  call.mockRejectedValueOnce(new Error('lost'));
  call.mockResolvedValue({ presets: [{ presetId: '7', name: 'Small box' }] });
  const texts = await createTexts('en', ['shippingDefaults', 'common', 'commonSubApp']);
  render(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <MemoryRouter>
            <PresetDialog batchId="3" rowIds={['1', '2']} onClose={() => undefined} />
          </MemoryRouter>
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('This could not be loaded');
  expect(screen.queryByText(texts.t('shippingDefaults:noPresets'))).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('combobox')).textContent).toContain('Small box');
});
