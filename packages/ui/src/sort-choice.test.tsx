// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { TableSort } from './data-table-types.ts';
import { SortChoice, type SortChoiceProps } from './sort-choice.tsx';

afterEach(cleanup);

const columns: SortChoiceProps['columns'] = [
  { id: 'name', header: 'Name' },
  { id: 'stock', header: 'Stock', sortable: true },
  { id: 'price', header: 'Price', sortable: true },
];

const show = (sort: TableSort | null, shown = columns) => {
  const chosen: TableSort[] = [];
  render(
    <SortChoice
      columns={shown}
      sort={sort}
      onSortChange={(next) => chosen.push(next)}
      sortLabel="Sort by"
      className="py-2"
    />,
  );
  return chosen;
};

it.each([
  ['the first direction of a column', null, 'ascending'],
  ['its other direction', { columnId: 'price', direction: 'ascending' }, 'descending'],
] as const)('a letter chooses %s', (_name, sort, direction) => {
  const chosen = show(sort);
  fireEvent.keyDown(screen.getByRole('combobox', { name: 'Sort by' }), { key: 'p' });
  expect(chosen).toEqual([{ columnId: 'price', direction }]);
});

it('is hidden when no column is sortable', () => {
  show(null, columns.slice(0, 1));
  expect(screen.queryByRole('combobox')).toBeNull();
});
