// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { DataTable, type DataTableProps } from './data-table.tsx';

interface Order {
  id: string;
  weight: number;
}

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const orders: Order[] = [
  { id: 'A1', weight: 3 },
  { id: 'B2', weight: 5 },
];
const columns: DataTableProps<Order>['columns'] = [
  { id: 'order', header: 'Order', sortable: true, cell: (row) => row.id },
  { id: 'weight', header: 'Weight', numeric: true, sortable: true, cell: (row) => row.weight },
];

function show(props: Partial<DataTableProps<Order>> = {}) {
  return render(
    <DataTable
      label="Orders"
      columns={columns}
      rows={orders}
      rowId={(row) => row.id}
      empty={<p>None yet</p>}
      {...props}
    />,
  );
}

describe('a table', () => {
  test('shows its order and requests the other one', () => {
    const change = vi.fn<(value: unknown) => void>();
    show({ sort: { columnId: 'order', direction: 'ascending' }, onSortChange: change });
    expect(screen.getByRole('columnheader', { name: 'Order' }).getAttribute('aria-sort')).toBe('ascending');
    expect(screen.getByRole('columnheader', { name: 'Weight' }).getAttribute('aria-sort')).toBe('none');
    fireEvent.click(screen.getByRole('button', { name: 'Order' }));
    expect(change).toHaveBeenLastCalledWith({ columnId: 'order', direction: 'descending' });
    fireEvent.click(screen.getByRole('button', { name: 'Weight' }));
    expect(change).toHaveBeenLastCalledWith({ columnId: 'weight', direction: 'ascending' });
  });

  test('follows the link of a row from any cell, but not from its own buttons', () => {
    const follow = vi.fn<(event: React.MouseEvent) => void>((event) => event.preventDefault());
    show({
      rowLink: (row) => (
        <a href={`/orders/${row.id}`} onClick={follow}>
          {row.id}
        </a>
      ),
      rowActions: () => <button type="button">Print</button>,
      actionsLabel: 'Actions',
    });
    fireEvent.click(screen.getByRole('cell', { name: '5' }));
    expect(follow).toHaveBeenCalledOnce();
    fireEvent.click(screen.getAllByRole('button', { name: 'Print' })[0] as HTMLElement);
    expect(follow).toHaveBeenCalledOnce();
  });

  test('selects rows and the entire page', () => {
    const change = vi.fn<(value: unknown) => void>();
    show({
      selection: {
        selected: new Set(['A1']),
        onChange: change,
        allLabel: 'All',
        rowLabel: (id) => `Order ${id}`,
      },
    });
    expect(screen.getByRole('checkbox', { name: 'All' }).getAttribute('aria-checked')).toBe('mixed');
    fireEvent.click(screen.getByRole('checkbox', { name: 'All' }));
    expect(change).toHaveBeenLastCalledWith(new Set(['A1', 'B2']));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Order A1' }));
    expect(change).toHaveBeenLastCalledWith(new Set());
  });

  test('shows the empty state only when not loading, and an error before everything else', () => {
    const { rerender } = show({ rows: [] });
    expect(screen.getByText('None yet')).toBeTruthy();
    rerender(
      <DataTable
        label="Orders"
        columns={columns}
        rows={[]}
        rowId={() => ''}
        empty={<p>None yet</p>}
        loading
      />,
    );
    expect(screen.queryByText('None yet')).toBeNull();
    expect(screen.getByRole('table', { name: 'Orders' })).toBeTruthy();
    rerender(
      <DataTable
        label="Orders"
        columns={columns}
        rows={orders}
        rowId={(row) => row.id}
        empty={null}
        error={<p>Broken</p>}
      />,
    );
    expect(screen.getByText('Broken')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  test('is a list of cards at phone width', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      () =>
        ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }) as never,
    );
    show({ rowActions: () => <button type="button">Print</button>, actionsLabel: 'Actions' });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Orders' })).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[1]?.textContent).toContain('Weight');
    // Many actions wrap: in one line they would leave no room for the title.
    const actions = screen.getAllByRole('button', { name: 'Print' })[0]?.parentElement;
    expect([actions, actions?.parentElement].map((part) => part?.className)).toEqual([
      expect.stringContaining('flex-wrap'),
      expect.stringContaining('flex-wrap'),
    ]);
    // Its facts are on one line as long as there is room.
    expect(within(cards[1]!).getByText('Weight').closest('dl')?.className).toContain('flex-wrap');
  });
});
