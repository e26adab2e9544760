import { Skeleton } from '@lading/ui/skeleton';
import type { ReactNode } from 'react';
import { FailureState, type FailureStateProps } from './failure-state.tsx';

/** A query that may have failed. */
export interface FailedQuery {
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface NotLoadedProps extends Pick<FailureStateProps, 'title' | 'compact'> {
  /** The query that has no data. */
  query: FailedQuery;
  /** Shown while it loads. */
  waiting?: ReactNode;
}

/** Stands in place of what is not loaded: that it could not be, with a retry, or what is shown meanwhile. */
export function NotLoaded({ query, title, compact = false, waiting = null }: NotLoadedProps) {
  const { error, isFetching, refetch } = query;
  return error ? (
    <FailureState
      title={title}
      fault={error}
      onRetry={() => void refetch()}
      retrying={isFetching}
      compact={compact}
    />
  ) : (
    waiting
  );
}

/** The shape of a page of cards, while it loads. */
export const PageSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
);
