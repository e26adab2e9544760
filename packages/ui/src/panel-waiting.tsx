import { ErrorState } from './error-state.tsx';
import { Skeleton } from './skeleton.tsx';

export interface PanelWaitingProps {
  /** The parts used of a query without data. */
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  failedTitle: string;
  retryLabel: string;
}

/** Placeholder of a small panel until its list is loaded: outlines, or the error with a retry. */
export function PanelWaiting({ query, failedTitle, retryLabel }: PanelWaitingProps) {
  if (query.isError)
    return (
      <ErrorState
        compact
        title={failedTitle}
        onRetry={() => void query.refetch()}
        retryLabel={retryLabel}
        retrying={query.isFetching}
      />
    );
  return (
    <div className="flex flex-col gap-2 p-4" aria-hidden="true">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
