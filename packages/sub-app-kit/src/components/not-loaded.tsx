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
  /** The query without data. */
  query: FailedQuery;
  /** Shown while it loads. */
  waiting?: ReactNode;
}

/** Replaces content that is not loaded: an error with a retry, or what is shown while loading. */
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

/** The outline of a page of cards while it loads. */
export const PageSkeleton = () => (
  <div aria-busy="true">
    <Skeleton className="h-96 w-full rounded-lg" />
  </div>
);
