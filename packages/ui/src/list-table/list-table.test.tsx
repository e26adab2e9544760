// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ListTable } from './list-table.tsx';

afterEach(cleanup);

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
