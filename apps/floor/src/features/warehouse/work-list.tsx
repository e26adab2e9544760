import { NotLoaded } from '@lading/sub-app-kit/components/not-loaded';
import { EmptyState } from '@lading/ui/empty-state';
import { Skeleton } from '@lading/ui/skeleton';
import { useQuery, type UseQueryOptions } from '@tanstack/react-query';
import { PackageCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { ScanForm } from './scan-form.tsx';

interface WorkListProps<Row> {
  label: string;
  query: UseQueryOptions<Row[] | null>;
  rowId: (row: Row) => string;
  to: (row: Row) => string;
  title: (row: Row) => ReactNode;
  /** A muted line below. */
  detail: (row: Row) => ReactNode;
  end: (row: Row) => ReactNode;
  empty: { title: string; hint: string };
  failedTitle: string;
  /** Opens the row with a scanned code. */
  scan?: {
    codes: (row: Row) => readonly (string | null | undefined)[];
    /** Asks the server for what a code names: the list ends before all of the work is shown. */
    find: (code: string) => Promise<readonly Row[] | undefined>;
    label: string;
    button: string;
    failedTitle: string;
  };
}

/** Waiting work, as large rows below a scan field that opens one of them. Others add to it, so it is refetched every half minute. */
export function WorkList<Row>(props: WorkListProps<Row>) {
  const { label, rowId, to, title, detail, end, empty, failedTitle, scan } = props;
  const navigate = useNavigate();
  const result = useQuery({
    ...props.query,
    refetchInterval: 30_000,
    staleTime: 0,
  });
  const { data } = result;
  const list = !data ? (
    <NotLoaded query={result} title={failedTitle} waiting={<Skeleton className="h-40 w-full" />} />
  ) : data.length === 0 ? (
    <div className="rounded-lg border border-line bg-surface">
      <EmptyState icon={<PackageCheck />} title={empty.title}>
        {empty.hint}
      </EmptyState>
    </div>
  ) : (
    <ul aria-label={label} className="grid gap-2">
      {data.map((row) => (
        <li key={rowId(row)}>
          <Link
            to={to(row)}
            className="flex min-h-16 items-center justify-between gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-ink no-underline hover:bg-hover"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{title(row)}</span>
              <span className="block text-sm break-words text-ink-muted">{detail(row)}</span>
            </span>
            <span className="shrink-0 text-right text-sm tabular-nums">{end(row)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
  if (!scan) return list;
  const open = async (code: string) => {
    const wanted = code.toLowerCase();
    const isMeant = (row: Row) => scan.codes(row).some((one) => one?.toLowerCase() === wanted);
    const found = data?.find(isMeant) ?? (await scan.find(code))?.find(isMeant);
    if (!found) throw new Error(code);
    await navigate(to(found));
  };
  return (
    <div className="grid gap-4">
      {/* Of the references that clients choose, one may consist of others, such as 201 of 20 and 1: two scans in one open nothing. */}
      <ScanForm label={scan.label} button={scan.button} failedTitle={scan.failedTitle} onScan={open} />
      {list}
    </div>
  );
}
