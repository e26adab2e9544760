// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { valuesOf, type OrderValues } from './order-form-rules.ts';
import { LinesSection } from './order-form-sections.tsx';

vi.mock('@lading/bridge/react', () => ({
  useHost: () => ({ bus: { emit: () => undefined } }),
  useHostState: (pick: (state: object) => unknown) => pick({ timeZone: 'UTC', language: 'en' }),
}));

afterEach(cleanup);

it('keeps a price that is finer than its currency when the field is only visited', async () => {
  const lines = [{ skuCode: 'PIN', skuName: 'Pin', quantity: 1_000, unitPrice: 0.0125 }];
  const set = vi.fn<(change: Partial<OrderValues>) => void>();
  const form = { values: { ...valuesOf(null), lines }, set, errors: {} } as unknown as Parameters<
    typeof LinesSection
  >[0]['form'];
  render(
    <I18nextProvider i18n={await createTexts('en', ['ordersWork', 'common'])}>
      <QueryClientProvider client={new QueryClient()}>
        <ApiContext value={{ call: vi.fn() } as unknown as ApiClient}>
          <LinesSection form={form} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  const price = screen.getByLabelText<HTMLInputElement>(/^Unit price/);
  expect(price.value).toBe('0.0125');
  fireEvent.focus(price);
  fireEvent.blur(price);
  for (const [change] of set.mock.calls) expect(change.lines?.[0]?.unitPrice).toBe(0.0125);
});
