import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './icon-button.tsx';
import { Select } from './select.tsx';

/** Which rows a page shows: first and last, from 1; both 0 when there are none. Pages count from 1. */
export function pageRange(page: number, pageSize: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const shown = Math.min(Math.max(1, page), pages);
  return {
    page: shown,
    pages,
    first: total === 0 ? 0 : (shown - 1) * pageSize + 1,
    last: Math.min(shown * pageSize, total),
  };
}

export interface PaginationLabels {
  /** Accessible name of the pagination. */
  label: string;
  /** "1–50 of 1,204" in the reader's language and number format. */
  range: (first: number, last: number, total: number) => string;
  first: string;
  previous: string;
  next: string;
  last: string;
  /** "Rows per page". */
  pageSize: string;
}

export interface PaginationProps {
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPageChange: (page: number) => void;
  /** If set, the page size can be chosen. */
  onPageSizeChange?: (pageSize: number) => void;
  pageSizes?: readonly number[];
  /** False if the last page is unknown. */
  hasLast?: boolean;
  labels: PaginationLabels;
  className?: string;
}

/** Steps through a list that the server pages. */
export function Pagination(props: PaginationProps) {
  const { pageSize, total, onPageChange, onPageSizeChange, pageSizes = [20, 50, 100, 200], labels } = props;
  const { page, pages, first, last } = pageRange(props.page, pageSize, total);
  const steps = [
    { label: labels.first, Icon: ChevronsLeft, to: 1, off: page === 1 },
    { label: labels.previous, Icon: ChevronLeft, to: page - 1, off: page === 1 },
    { label: labels.next, Icon: ChevronRight, to: page + 1, off: page === pages },
    { label: labels.last, Icon: ChevronsRight, to: pages, off: page === pages || props.hasLast === false },
  ];
  return (
    <nav
      aria-label={labels.label}
      className={cx(
        'flex flex-wrap items-center justify-end gap-x-4 gap-y-2 text-sm text-ink-muted',
        props.className,
      )}
    >
      {onPageSizeChange ? (
        <div className="flex items-center gap-2 print:hidden">
          <span aria-hidden="true" className="max-sm:hidden">
            {labels.pageSize}
          </span>
          <Select
            label={labels.pageSize}
            hideLabel
            size="small"
            className="w-18"
            options={pageSizes.map((size) => ({ value: size, label: String(size) }))}
            value={pageSize}
            onValueChange={onPageSizeChange}
          />
        </div>
      ) : null}
      <span aria-live="polite" className="text-ink tabular-nums">
        {labels.range(first, last, total)}
      </span>
      <span className="flex items-center print:hidden">
        {steps.map(({ label, Icon, to, off }) => (
          <IconButton
            key={label}
            size="small"
            label={label}
            tooltipSide="top"
            icon={<Icon aria-hidden="true" />}
            disabled={off}
            className="disabled:bg-transparent"
            onClick={() => onPageChange(to)}
          />
        ))}
      </span>
    </nav>
  );
}
