import { cx } from './cx.ts';
import type { TableColumn, TableOfRows } from './data-table-types.ts';
import { Select } from './select.tsx';

export interface SortChoiceProps extends Pick<TableOfRows<never>, 'sort' | 'onSortChange' | 'sortLabel'> {
  columns: readonly Pick<TableColumn<never>, 'id' | 'header' | 'sortable'>[];
  className: string;
}

/** The choice of a column to sort by, above the cards of a phone, which have no headings; nothing if no column is sortable. */
export function SortChoice({ columns, sort, onSortChange, sortLabel, className }: SortChoiceProps) {
  const sortable = columns.filter((column) => column.sortable);
  if (!onSortChange || !sortLabel || sortable.length === 0) return null;
  return (
    <div className={cx('border-b border-line px-3', className)}>
      <Select
        label={sortLabel}
        hideLabel
        placeholder={sortLabel}
        options={sortable.flatMap(({ id, header }) => [
          { value: `${id}:ascending`, label: `${header} ↑` },
          { value: `${id}:descending`, label: `${header} ↓` },
        ])}
        value={sort ? `${sort.columnId}:${sort.direction}` : null}
        onValueChange={(value) => {
          const [columnId = '', direction] = value.split(':');
          onSortChange({ columnId, direction: direction === 'descending' ? 'descending' : 'ascending' });
        }}
      />
    </div>
  );
}
