// @vitest-environment happy-dom
import type { ImportDefinition } from '@lading/contracts/imports';
import { orderShipmentImport } from '@lading/contracts/orders';
import { productImport } from '@lading/contracts/products';
import { analyseTable } from '@lading/import-engine/analyse-table';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useImportWizard } from './use-import-wizard.ts';
import type { ImportAdapter } from './wire/import-adapter.ts';
import type { Templates } from './wire/template-queries.ts';

type RawTable = Parameters<typeof analyseTable>[0];
const { open, foreignValues, rows } = vi.hoisted(() => ({
  open: vi.fn(),
  foreignValues: vi.fn<() => Promise<unknown>>(),
  rows: vi.fn<(...given: unknown[]) => Iterable<unknown>>(),
}));
vi.mock('./wire/use-file-source.ts', () => ({
  useFileSource: () => ({
    upload: null,
    open,
    send: () => ({ readAs: () => Promise.resolve(null) }),
    reader: () => ({ foreignValues, rows }),
  }),
}));
beforeEach(() => {
  foreignValues.mockReset().mockResolvedValue({});
  rows.mockReset().mockReturnValue([]);
});
afterEach(cleanup);

/** A file whose columns have one row. */
function tableOf(columns: string[][], complete = true): RawTable {
  return {
    kind: 'csv',
    sheets: [],
    sheet: '',
    columns,
    rowCount: 2,
    rowNumbers: Uint32Array.of(1, 2),
    columnNumbers: Uint32Array.from(columns, (_, column) => column),
    complete,
    warnings: [],
  };
}

const unused = vi.fn();
function showWizard(definition: ImportDefinition, file: File, isKnown: boolean) {
  const templates = { list: [], lastId: null } as unknown as Templates;
  return renderHook(
    (props) =>
      useImportWizard({
        definition,
        adapter: {} as ImportAdapter,
        templates: { ...templates, isKnown: props.isKnown },
        file,
        onSaved: unused,
        onTemplateSaved: unused,
        onExported: unused,
        keepAttempt: unused,
        onError: unused,
      }),
    { initialProps: { isKnown } },
  );
}

it('reads the initial file once the templates are known', async () => {
  const { analysis } = analyseTable(tableOf([['Order number', '1']]), { definition: orderShipmentImport });
  open.mockResolvedValue({ analysis, betterImport: undefined, rest: () => Promise.resolve({ rowCount: 1 }) });
  const file = new File(['Order number\n1\n'], 'orders.csv');
  const { result, rerender } = showWizard(orderShipmentImport, file, false);
  expect(result.current.state).toMatchObject({ step: 0, file });
  expect(open).not.toHaveBeenCalled();
  rerender({ isKnown: true });
  await waitFor(() => expect(result.current.state.step).toBe(1));
  expect(open).toHaveBeenCalledExactlyOnceWith(file, {});
  expect(result.current.state.mapping).toMatchObject({ orderNO: 'Order number' });
});

describe('the words of the file for choices', () => {
  const columnsWith = (packageType: string) => [
    ['SKU', 'A-1'],
    ['Product name', 'Mug'],
    ['Length', '5'],
    ['Width', '4'],
    ['Height', '3'],
    ['Unit', 'cm/kg'],
    ['Package type', packageType],
  ];
  const found = {
    packageType: { values: [{ text: 'RTS', form: 'rts', rows: 1, meant: 'Ready To Ship' }], more: 0 },
  };

  /** The wizard in its mapping step, while the words are still being counted. */
  async function whileCounting(packageType: string, isRead: boolean) {
    const table = tableOf(columnsWith(packageType), isRead);
    const { analysis } = analyseTable(table, { definition: productImport });
    const whole = isRead ? Promise.resolve({ rowCount: 1 }) : Promise.withResolvers<never>().promise;
    open.mockResolvedValue({ analysis, betterImport: undefined, rest: () => whole });
    const count = Promise.withResolvers<typeof found>();
    foreignValues.mockReturnValue(count.promise);
    const { result } = showWizard(productImport, new File(['SKU'], 'goods.csv'), true);
    await waitFor(() => expect(result.current.state.step).toBe(1));
    await waitFor(() => expect(foreignValues).toHaveBeenCalled());
    return { result, count };
  }

  it.each([
    ['a file that has been read', 'Ready To Ship', true],
    ['one whose first rows have known spellings', 'RTS', false],
  ])('are counted before %s is checked', async (_, packageType, isRead) => {
    const { result, count } = await whileCounting(packageType, isRead);
    act(() => void result.current.checkRows());
    await waitFor(() => expect(result.current.state.busy).toBe('matching'));
    expect(result.current.state.step).toBe(1);
    expect(rows).not.toHaveBeenCalled();
    count.resolve(found);
    await waitFor(() => expect(result.current.state.step).toBe(2));
    const valueMatches = { packageType: { rts: 'Ready To Ship' } };
    expect(result.current.state).toMatchObject({ busy: null, valueMatches });
    expect(rows.mock.lastCall?.[0]).toMatchObject({ valueMatches });
  });

  it('do not hold up a long file whose first rows have none', async () => {
    const { result } = await whileCounting('Ready To Ship', false);
    act(() => void result.current.checkRows());
    await waitFor(() => expect(result.current.state.step).toBe(2));
  });

  it('do not hold up a file that cannot be read to its end', async () => {
    const { result, count } = await whileCounting('RTS', true);
    act(() => void result.current.checkRows());
    count.reject(new Error('The file is damaged'));
    await waitFor(() => expect(result.current.state).toMatchObject({ step: 2, busy: null }));
  });
});
