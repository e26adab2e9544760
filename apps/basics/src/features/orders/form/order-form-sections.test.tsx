// @vitest-environment happy-dom
import { productsApi } from '@lading/contracts/products';
import { renderPart } from '@lading/sub-app-kit/testing/render-part';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyLine } from './line-goods-rules.ts';
import { valuesOf, type OrderValues } from './order-form-rules.ts';
import { LinesSection } from './order-form-sections.tsx';

vi.mock('@lading/bridge/react', async () =>
  (await import('@lading/sub-app-kit/testing/mock-host')).mockHost(),
);

afterEach(cleanup);

type LinesForm = Parameters<typeof LinesSection>[0]['form'];
const call = vi.fn<(made: unknown) => Promise<unknown>>();
const renderLines = async (lines: ReactNode) =>
  await renderPart(lines, { texts: ['ordersWork'], api: { call } });

it('keeps a price that is finer than its currency when the field is only visited', async () => {
  const lines = [{ lineId: 1, skuCode: 'PIN', skuName: 'Pin', quantity: 1_000, unitPrice: 0.0125 }];
  const set = vi.fn<(change: Partial<OrderValues>) => void>();
  const form = { values: { ...valuesOf(null), lines }, set, errors: {} } as unknown as LinesForm;
  await renderLines(<LinesSection form={form} />);
  const price = screen.getByLabelText<HTMLInputElement>(/^Unit price/);
  expect(price.value).toBe('0.0125');
  fireEvent.focus(price);
  fireEvent.blur(price);
  for (const [change] of set.mock.calls) expect(change.lines?.[0]?.unitPrice).toBe(0.0125);
});

it('keeps what a line knows of its goods when a line before it is removed', async () => {
  const products = [
    { skuCode: 'MUG', skuName: 'Blue mug' },
    { skuCode: 'MUG-2', skuName: 'Two mugs' },
  ];
  call.mockImplementation((made) =>
    Promise.resolve({ records: made === productsApi.calls.productPage ? products : [], total: 2 }),
  );
  function Lines() {
    const [lines, setLines] = useState([emptyLine, { ...emptyLine, lineId: 2 }]);
    const set = (change: Partial<OrderValues>) => setLines([...(change.lines ?? [])]);
    const form = { values: { ...valuesOf(null), lines }, set, errors: {} } as unknown as LinesForm;
    return <LinesSection form={form} />;
  }
  await renderLines(<Lines />);
  const last = (label: RegExp) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1)!;
  fireEvent.change(last(/^SKU/), { target: { value: 'MUG' } });
  await waitFor(() => expect(last(/^Item(?! \d)/).value).toBe('Blue mug'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove item 1' }));
  expect(screen.getAllByLabelText(/^SKU/)).toHaveLength(1);
  // The name came from the SKU, so that of the next SKU replaces it.
  fireEvent.change(last(/^SKU/), { target: { value: 'MUG-2' } });
  await waitFor(() => expect(last(/^Item(?! \d)/).value).toBe('Two mugs'));
});
