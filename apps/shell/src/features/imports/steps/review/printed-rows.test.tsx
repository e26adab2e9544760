// @vitest-environment happy-dom
import { GridStore, type CellIssue, type GridColumn } from '@lading/data-grid';
import { createTexts } from '@lading/i18n/create-texts';
import { act, cleanup, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, it } from 'vitest';
import { PrintedRows } from './printed-rows.tsx';

afterEach(cleanup);

const columns: GridColumn[] = [
  { key: 'sku', heading: 'SKU', editor: { kind: 'text' } },
  {
    key: 'unit',
    heading: 'Unit',
    editor: { kind: 'select', options: [{ value: 'kg', label: 'Kilograms' }] },
  },
  { key: 'brand', heading: 'Brand', editor: { kind: 'text' } },
];
const error: CellIssue = { id: 'unknown', message: 'Unknown unit', severity: 'error' };

async function printed(count: number, prepare: (store: GridStore) => void = () => undefined) {
  const store = new GridStore({ keys: ['sku', 'unit', 'brand'] });
  const rows = Array.from({ length: count }, (_, row) => row);
  const units = rows.map((row) => (row === 1 ? 'mile' : 'kg'));
  store.append([rows.map((row) => `S-${row + 1}`), units, rows.map(() => '')]);
  prepare(store);
  const { container } = render(
    <I18nextProvider i18n={await createTexts('en', ['imports'])}>
      <PrintedRows
        store={store}
        columns={columns}
        rowHeading="Row"
        rowLabel={(row) => String(row + 2)}
        emptyNote={() => ''}
        issueText={({ message }) => message}
      />
    </I18nextProvider>,
  );
  expect(container.innerHTML).toBe('');
  act(() => void dispatchEvent(new Event('beforeprint')));
  const cells = [...container.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  const note = container.querySelector('p')?.textContent;
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(container.innerHTML).toBe('');
  return { cells, note };
}

it('every row is printed, with the errors of its cells, in the columns that hold something', async () => {
  const { cells, note } = await printed(120, (store) => store.setIssues('client', 1, { unit: [error] }));
  expect(cells).toHaveLength(121);
  expect(cells.slice(0, 3)).toEqual([
    ['Row', 'SKU', 'Unit'],
    ['2', 'S-1', 'Kilograms'],
    ['3', 'S-2', 'mile✕ Unknown unit'],
  ]);
  expect(cells.at(-1)).toEqual(['121', 'S-120', 'Kilograms']);
  expect(note).toBeUndefined();
});

it('of very many rows the first are printed, and the sheet says so', async () => {
  const { cells, note } = await printed(1_200);
  expect(cells).toHaveLength(1_001);
  expect(note).toContain('first 1,000 of 1,200 rows');
});

it('only the rows that the grid shows are printed', async () => {
  const { cells } = await printed(120, (store) => {
    store.setIssues('client', 1, { unit: [error] });
    store.setErrorsOnly(true);
  });
  expect(cells.slice(1)).toEqual([['3', 'S-2', 'mile✕ Unknown unit']]);
});
