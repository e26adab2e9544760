// @vitest-environment happy-dom
import { importOptions, type ImportField } from '@lading/contracts/imports';
import { productImport } from '@lading/contracts/products';
import { shippingApi } from '@lading/contracts/shipping';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { api } from '../../../platform/api.ts';
import { useFieldOptions } from './use-field-options.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const country: ImportField = productImport.fields.find(({ key }) => key === 'originCountry')!;
function show() {
  const client = new QueryClient();
  return renderHook(() => useFieldOptions(), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
}

it('countries are those of the back end, by `queryCountry` (decision D22)', async () => {
  const call = vi.spyOn(api, 'call').mockResolvedValue([
    { countryCode: 'US', nameEn: 'United States', nameZh: '美国' },
    { countryCode: 'ZZ', nameEn: 'Elsewhere', nameZh: '别处' },
  ] as never);
  const { result } = show();
  await waitFor(() => expect(result.current(country).map(({ value }) => value)).toEqual(['US', 'ZZ']));
  expect(result.current(country)[1]?.label).toEqual({ en: 'Elsewhere', zh: '别处' });
  expect(call.mock.calls.map(([asked]) => asked)).toEqual([shippingApi.calls.queryCountry]);
});

it('countries are those of the import if the back end does not answer', async () => {
  const call = vi.spyOn(api, 'call').mockRejectedValue(new Error('busy'));
  const { result } = show();
  await waitFor(() => expect(call).toHaveBeenCalled());
  expect(result.current(country)).toBe(importOptions(country));
});
