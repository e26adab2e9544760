// @vitest-environment happy-dom
import { importsApi } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AccountProvider, type Account } from '../../../platform/account.ts';
import { api } from '../../../platform/api.ts';
import { useTemplates } from './template-queries.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const { listTemplates, queryPreference, savePreference } = importsApi.calls;
const template = { excelFieldMappingId: '7', name: 'Weekly', excelFieldMappingJson: {} };

/** The templates of the order import for a person with these warehouses, and what each call sends. */
async function withWarehouses(warehouseList: object[]) {
  const sent = new Map<unknown, unknown>();
  vi.spyOn(api, 'call').mockImplementation(((call: unknown, input: unknown) => {
    sent.set(call, input);
    return Promise.resolve(call === listTemplates ? [template] : null);
  }) as never);
  const client = new QueryClient();
  const account = { user: { warehouseList } } as unknown as Account;
  const { result } = renderHook(() => useTemplates(orderShipmentImport), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <AccountProvider value={account}>{children}</AccountProvider>
      </QueryClientProvider>
    ),
  });
  await waitFor(() => expect(result.current.isKnown).toBe(true));
  expect(result.current.list).toEqual([template]);
  await result.current.remember('7');
  return sent;
}

it('the templates, the last used one and its choice name the warehouse (spec §7, decision D22)', async () => {
  const sent = await withWarehouses([{ warehouseId: '301' }, { warehouseId: '302' }]);
  const type = orderShipmentImport.templateType;
  expect(sent.get(listTemplates)).toEqual({ query: { type, warehouseId: '301' } });
  expect(sent.get(queryPreference)).toMatchObject({ query: { type, warehouseId: '301' } });
  expect(sent.get(savePreference)).toMatchObject({ body: { operationTableId: '7', warehouseId: '301' } });
});

it('no warehouse is named for a person without one', async () => {
  const sent = await withWarehouses([]);
  for (const call of [listTemplates, queryPreference])
    expect(sent.get(call)).not.toHaveProperty('query.warehouseId');
  expect(sent.get(savePreference)).not.toHaveProperty('body.warehouseId');
});
