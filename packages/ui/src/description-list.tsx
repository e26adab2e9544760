import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface DescriptionListProps {
  items: readonly { term: ReactNode; detail: ReactNode }[];
  /** Number of columns where there is room. */
  columns?: 1 | 2 | 3;
  className?: string;
}

const grids = { 1: '', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 lg:grid-cols-3' };

/** The facts of one item: name and value. */
export function DescriptionList({ items, columns = 1, className }: DescriptionListProps) {
  return (
    <dl className={cx('grid gap-x-6 gap-y-2.5', grids[columns], className)}>
      {items.map((item, index) => (
        <div
          key={`pair-${index}`}
          className={cx('min-w-0', columns === 1 && 'sm:grid sm:grid-cols-[minmax(120px,2fr)_5fr] sm:gap-4')}
        >
          <dt className="text-sm text-ink-faint">{item.term}</dt>
          <dd className="text-sm break-words text-ink tabular-nums">{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
