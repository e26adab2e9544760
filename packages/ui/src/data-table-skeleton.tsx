import { useEffect, useState } from 'react';
import { cx } from './cx.ts';
import { extraClass } from './data-table-head.tsx';
import { cellClass } from './data-table-row.tsx';
import type { DataTableProps } from './data-table-types.ts';

const rowCount = 10;
const lateMs = 150;
const widths = ['w-28', 'w-20', 'w-24'];

function Outline({ className }: { className: string | undefined }) {
  return <div className={cx('rounded-sm bg-pressed', className)} />;
}

/**
 * The skeleton of a loading table. It is only rendered after a delay, not rendered hidden: two hundred invisible cells would slow
 * down the rows themselves. The body pulses as one element, since each animated element is a layer of its own.
 */
export function DataTableSkeleton<Row>({ columns, rowActions, selection }: DataTableProps<Row>) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);

  if (!isLate)
    return (
      <tbody aria-hidden="true">
        <tr style={{ height: `calc(var(--ld-row) * ${rowCount})` }} />
      </tbody>
    );
  return (
    <tbody aria-hidden="true" className="animate-pulse">
      {Array.from({ length: rowCount }, (_, row) => (
        <tr key={row} className="group/row">
          {selection ? (
            <td className={cx(cellClass, 'w-10 pr-0')}>
              <Outline className="size-4" />
            </td>
          ) : null}
          {columns.map((column, at) => (
            <td key={column.id} className={cx(cellClass, column.isExtra && extraClass)}>
              <Outline className={cx('h-3', column.numeric ? 'ml-auto w-12' : widths[(row + at) % 3])} />
            </td>
          ))}
          {rowActions ? (
            <td className={cellClass}>
              <Outline className="ml-auto h-3 w-6" />
            </td>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
