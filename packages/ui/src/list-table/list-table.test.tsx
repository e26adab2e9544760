// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { ListTableColumn } from './list-table-types.ts';
import { ListTable } from './list-table.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const rows = Array.from({ length: 500 }, (_, at) => `P-${at + 1}`);

it('renders the visible rows of a long list, and all of them on paper', () => {
  render(
    <ListTable
      isWindowed
      label="Bins"
      columns={[{ id: 'code', header: 'Code', width: 100, cell: (row: string) => row }]}
      rows={rows}
      rowId={(row) => row}
      empty={null}
    />,
  );
  const drawn = () => screen.getAllByRole('row').length - 1;
  expect(drawn()).toBeLessThan(100);
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(drawn()).toBe(500);
  act(() => void dispatchEvent(new Event('afterprint')));
  expect(drawn()).toBeLessThan(100);
});

it('shows a row on a phone in two lines: name and state, then everything else, which does not wrap', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
  );
  const columns: ListTableColumn<string>[] = [
    { id: 'name', header: 'Order', width: 100, cell: (row) => row },
    { id: 'status', header: 'Status', width: 100, phone: 'end', cell: () => 'To ship' },
    { id: 'store', header: 'Store', width: 100, grow: 1, cell: () => 'Kiln' },
    { id: 'total', header: 'Total', width: 100, cell: () => '18.00', card: () => '18 USD' },
    { id: 'tags', header: 'Tags', width: 100, phone: 'none', cell: () => 'rush' },
  ];
  render(<ListTable label="Orders" columns={columns} rows={['A-1']} rowId={(row) => row} empty={null} />);
  const lines = [...(screen.getByText('A-1').closest('td')?.children ?? [])];
  expect(lines.map(({ textContent }) => textContent)).toEqual(['A-1To ship', 'Kiln18 USD']);
  for (const { className } of lines) expect(className).not.toContain('flex-wrap');
  expect(lines[1]?.className).toContain('overflow-hidden');
});
