// @vitest-environment happy-dom
import type { ApiClient } from '@lading/api-client/create-api-client';
import { productMessages, type SkuCheck, type SkuUse } from '@lading/contracts/products';
import { createTexts } from '@lading/i18n/create-texts';
import { ApiContext } from '@lading/sub-app-kit/api-context';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { SkuField } from './sku-field.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);
afterEach(cleanup);

function Form({ use }: { use: SkuUse }) {
  const [value, setValue] = useState('');
  const field = { name: 'sku', value, onValueChange: setValue, error: undefined, required: true };
  return <SkuField label="SKU" field={field} use={use} id={undefined} />;
}

/** The field with a back end that replies like this. */
async function show(use: SkuUse, answer: SkuCheck) {
  const call = vi.fn<(made: unknown, input: unknown) => Promise<unknown>>(() => Promise.resolve(answer));
  const texts = await createTexts('en', ['common']);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const page = (now: SkuUse) => (
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <ApiContext value={{ call } as unknown as ApiClient}>
          <Form use={now} />
        </ApiContext>
      </QueryClientProvider>
    </I18nextProvider>
  );
  const { rerender } = render(page(use));
  return { call, become: (now: SkuUse) => rerender(page(now)) };
}
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });

it('shows when it is left why a bundle cannot have a SKU, and checks again for another kind', async () => {
  const fault = productMessages.bundleIsProduct({ skuCode: 'MUG' });
  const { call, become } = await show('VIRTUAL', { fault, warning: null });
  type(' MUG ');
  expect(call).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText(fault.message)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  expect(call.mock.calls.map(([, input]) => input)).toEqual([{ query: { skuCode: 'MUG', use: 'VIRTUAL' } }]);
  type('MUG-2');
  expect(screen.queryByText(fault.message)).toBeNull();
  type('MUG');
  become('KIT');
  await waitFor(() => expect(call.mock.calls.at(-1)?.[1]).toEqual({ query: { skuCode: 'MUG', use: 'KIT' } }));
});

it('warns of a SKU that differs from another in case only, and accepts it', async () => {
  const warning = productMessages.skuOtherCase({ other: 'MUG' });
  await show('PRODUCT', { fault: null, warning });
  type('mug');
  fireEvent.blur(screen.getByRole('textbox'));
  expect(await screen.findByText(warning.message)).toBeTruthy();
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBeNull();
});
