import { ApiError } from '@lading/api-client/api-error';
import { limits } from '@lading/contracts/core';
import { useEffect } from 'react';
import type { ListReply } from './list-definition.ts';

/** `pageMessages.pageTooFar`, without its texts, which the first page would load. */
const pageTooFar = 'lists.pageTooFar';

interface ShownPage {
  /** The reply about the page; absent while another one is shown. */
  reply: ListReply<unknown> | null | undefined;
  error: Error | null;
  address: { page: number; pageSize: number; after?: string | undefined };
}

/** The page to show in place of one that has no rows, or no number; undefined when it has both. */
function lastPage({ reply, error, address: { page, pageSize, after } }: ShownPage): number | undefined {
  if (error instanceof ApiError && error.reason === pageTooFar)
    return Math.floor(limits.list.numberedMost / pageSize);
  if (!reply || reply.totalExact === false || after) return undefined;
  const pages = Math.max(1, Math.ceil(reply.total / pageSize));
  return page > pages ? pages : undefined;
}

/**
 * Moves to the last page when the address of a list is of a later one: there may be fewer rows than when it was created, and the pages of a
 * long list have numbers only up to `limits.list.numberedMost` rows.
 * @returns whether it moves
 */
export function useLastPage(shown: ShownPage, onChange: (change: { page: number }) => void): boolean {
  const last = lastPage(shown);
  useEffect(() => {
    if (last !== undefined) onChange({ page: last });
  });
  return last !== undefined;
}
