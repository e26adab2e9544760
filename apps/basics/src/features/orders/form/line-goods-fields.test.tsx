// @vitest-environment happy-dom
import { bundlesApi, productsApi } from '@lading/contracts/products';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LineGoodsFields } from './line-goods-fields.tsx';
import { emptyLine } from './line-goods-rules.ts';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

const { productPage } = productsApi.calls;
const { bundlePage } = bundlesApi.calls;
const call = vi.fn<(made: unknown, input: { query: object }) => Promise<unknown>>();
beforeEach(async () => {
  call.mockReset();
  call.mockImplementation((made) =>
    Promise.resolve(
      made === productPage
        ? { records: [{ skuCode: 'MUG', skuName: 'Blue mug' }], total: 1 }
        : { records: [{ bundleSku: 'MUG-SET', bundleName: 'Six mugs' }], total: 1 },
    ),
  );
  function Line() {
    const [line, setLine] = useState(emptyLine);
    return <LineGoodsFields line={line} onChange={(change) => setLine({ ...line, ...change })} />;
  }
  await renderPart(<Line />, { texts: ['ordersWork'], api: { call } });
});
afterEach(cleanup);

const sku = () => screen.getByLabelText<HTMLInputElement>(/^SKU/);
const item = () => screen.getByLabelText<HTMLInputElement>(/^Item/);
const type = (field: HTMLInputElement, value: string) => fireEvent.change(field, { target: { value } });
const offered = (field: HTMLInputElement) =>
  [...document.getElementById(field.getAttribute('list')!)!.children].map((option) =>
    option.getAttribute('value'),
  );

it('suggests products and virtual bundles found by the server for the typed text', async () => {
  expect(call).not.toHaveBeenCalled();
  type(sku(), 'mu');
  await waitFor(() => expect(offered(sku())).toEqual(['MUG', 'MUG-SET']));
  expect(call.mock.calls.map(([made, { query }]) => [made, query])).toEqual([
    [productPage, { pageSize: 20, search: 'mu' }],
    [bundlePage, { pageSize: 20, search: 'mu', kind: 'VIRTUAL' }],
  ]);
  type(sku(), 'MUG-SET');
  await waitFor(() => expect(item().value).toBe('Six mugs'));
});

it('searches once typing pauses, for at least two letters', async () => {
  for (const text of ['m', 'mu', 'mug', 'm']) type(sku(), text);
  type(sku(), 'mug');
  await waitFor(() => expect(offered(sku())).toEqual(['MUG', 'MUG-SET']));
  expect(call.mock.calls.map(([, { query }]) => query)).toMatchObject([{ search: 'mug' }, { search: 'mug' }]);
});

it('fills in the name once the typed SKU is found, but keeps one entered by a person', async () => {
  type(sku(), 'MUG');
  await waitFor(() => expect(item().value).toBe('Blue mug'));
  type(item(), 'Mug for Ann');
  type(sku(), 'MUG-SET');
  await waitFor(() => expect(offered(sku())).toContain('MUG-SET'));
  expect(item().value).toBe('Mug for Ann');
});

it('fills in the SKU of the chosen name', async () => {
  type(item(), 'mug');
  await waitFor(() => expect(offered(item())).toEqual(['Blue mug', 'Six mugs']));
  type(item(), 'Blue mug');
  expect(sku().value).toBe('MUG');
});

it('accepts any SKU while the products cannot be searched', async () => {
  call.mockRejectedValue(new Error('lost'));
  type(sku(), 'OTHER');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(sku().value).toBe('OTHER');
  expect(screen.queryByRole('alert')).toBeNull();
});
