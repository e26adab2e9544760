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
 * The outlines of a table that is still on the way. They are drawn once it is late, not drawn and kept from sight: two hundred cells that
 * nobody sees would hold up the rows themselves. The body pulses as a whole, for each thing that moves by itself is a layer of its own.
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
