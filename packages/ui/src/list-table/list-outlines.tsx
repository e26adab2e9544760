import { useEffect, useState } from 'react';
import { cx } from '../cx.ts';
import { extraClass, tracksClass } from './list-row.tsx';
import type { ListTableProps } from './list-table-types.ts';

const outlinedRows = 10;
const lateMs = 150;
const widths = ['w-28', 'w-20', 'w-24'];

const Outline = ({ className }: { className: string | undefined }) => (
  <div className={cx('h-3 max-w-full rounded-sm bg-pressed', className)} />
);

interface ListOutlinesProps<Row> {
  columns: ListTableProps<Row>['columns'];
  ticks: boolean;
  isPhone: boolean;
}

/** Outlines of loading rows, shown after a delay: invisible cells would slow down the rows themselves. */
export function ListOutlines<Row>({ columns, ticks, isPhone }: ListOutlinesProps<Row>) {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), lateMs);
    return () => clearTimeout(timer);
  }, []);
  if (isPhone)
    return (
      <tbody aria-hidden="true" className={cx('block', isLate && 'animate-pulse')}>
        {Array.from({ length: outlinedRows }, (_, row) => (
          <tr key={row} className="block h-15 border-b border-line px-3 py-3 last:border-b-0">
            {isLate ? (
              <td className="grid gap-3">
                <Outline className={widths[row % 3]} />
                <Outline className="w-3/5" />
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    );
  return (
    <tbody aria-hidden="true" className={cx('block', isLate && 'animate-pulse')}>
      {Array.from({ length: outlinedRows }, (_, row) => (
        <tr key={row} className={cx(tracksClass, 'min-h-row border-b border-line last:border-b-0')}>
          {isLate ? (
            <>
              {ticks ? <td aria-hidden="true" /> : null}
              {columns.map((column, at) => (
                <td key={column.id} className={cx('px-2.5', column.isExtra && extraClass)}>
                  <Outline className={column.numeric ? 'ml-auto w-12' : widths[(row + at) % 3]} />
                </td>
              ))}
            </>
          ) : null}
        </tr>
      ))}
    </tbody>
  );
}
