// @vitest-environment happy-dom
import { orderShipmentImport } from '@lading/contracts/orders';
import { analyseTable } from '@lading/import-engine/analyse-table';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useImportWizard } from './use-import-wizard.ts';
import type { ImportAdapter } from './wire/import-adapter.ts';
import type { Templates } from './wire/template-queries.ts';

type RawTable = Parameters<typeof analyseTable>[0];
const open = vi.hoisted(() => vi.fn());
vi.mock('./wire/use-file-source.ts', () => ({
  useFileSource: () => ({
    upload: null,
    open,
    send: vi.fn(),
    reader: () => ({ foreignValues: () => Promise.resolve({}) }),
  }),
}));
afterEach(cleanup);

it('reads the initial file once the templates are known', async () => {
  const table: RawTable = {
    kind: 'csv',
    sheets: [],
    sheet: '',
    columns: [['Order number', '1']],
    rowCount: 2,
    rowNumbers: Uint32Array.of(1, 2),
    columnNumbers: Uint32Array.of(0),
    complete: true,
    warnings: [],
  };
  const { analysis } = analyseTable(table, { definition: orderShipmentImport });
  open.mockResolvedValue({ analysis, betterImport: undefined, rest: () => Promise.resolve({ rowCount: 1 }) });
  const file = new File(['Order number\n1\n'], 'orders.csv');
  const unused = vi.fn();
  const templates = { list: [], lastId: null, isKnown: false } as unknown as Templates;
  const { result, rerender } = renderHook(
    ({ isKnown }) =>
      useImportWizard({
        definition: orderShipmentImport,
        adapter: {} as ImportAdapter,
        templates: { ...templates, isKnown },
        file,
        onSaved: unused,
        onTemplateSaved: unused,
        onExported: unused,
        keepAttempt: unused,
        onError: unused,
      }),
    { initialProps: { isKnown: false } },
  );
  expect(result.current.state).toMatchObject({ step: 0, file });
  expect(open).not.toHaveBeenCalled();
  rerender({ isKnown: true });
  await waitFor(() => expect(result.current.state.step).toBe(1));
  expect(open).toHaveBeenCalledExactlyOnceWith(file, {});
  expect(result.current.state.mapping).toMatchObject({ orderNO: 'Order number' });
});
