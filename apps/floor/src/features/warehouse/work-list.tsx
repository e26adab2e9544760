import { FailureState } from '@lading/sub-app-kit/components/failure-state';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import type { UseQueryResult } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface WorkListProps<Row> {
  label: string;
  query: Pick<UseQueryResult<readonly Row[] | null>, 'data' | 'error' | 'isFetching' | 'refetch'>;
  rowId: (row: Row) => string;
  to: (row: Row) => string;
  title: (row: Row) => ReactNode;
  /** A quiet line below. */
  detail: (row: Row) => ReactNode;
  end: (row: Row) => ReactNode;
  empty: { title: string; hint: string };
  failedTitle: string;
}

/** Work that waits, as rows that a thumb hits. */
export function WorkList<Row>(props: WorkListProps<Row>) {
  const { label, query, rowId, to, title, detail, end, empty, failedTitle } = props;
  const { data, error, isFetching, refetch } = query;
  if (!data)
    return error ? (
      <FailureState title={failedTitle} fault={error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <Skeleton className="h-40 w-full" />
    );
  if (data.length === 0)
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState icon={<PackageCheck />} title={empty.title}>
          {empty.hint}
        </EmptyState>
      </div>
    );
  return (
    <ul aria-label={label} className="grid gap-2">
      {data.map((row) => (
        <li key={rowId(row)}>
          <Link
            to={to(row)}
            className="flex min-h-16 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-hover"
          >
            <span className="min-w-0">
              <span className="block truncate font-medium">{title(row)}</span>
              <span className="block truncate text-sm text-ink-muted">{detail(row)}</span>
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">{end(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
