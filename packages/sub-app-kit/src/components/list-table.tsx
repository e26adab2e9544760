import type { Page } from '@lading/contracts/entities/page';
import { Button } from '@lading/ui/button';
import { DataTable, type TableColumn } from '@lading/ui/data-table';
import { EmptyState } from '@lading/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListAddress, ListChange, SortOf } from '../list-address-rules.ts';
import { FailureState } from './failure-state.tsx';
import { ListPagination } from './list-pagination.tsx';

export interface ListTableProps<Row, Field extends string, Filters extends Record<string, string>> {
  /** Accessible name of the table. */
  label: string;
  /** Told when the list could not be loaded. */
  failedTitle: string;
  /** Shown when there is nothing at all, as against nothing that matches. */
  empty: ReactNode;
  query: UseQueryResult<Page<Row> | null>;
  /** Columns that can be sorted have the wire's field as their id. */
  columns: readonly TableColumn<Row>[];
  rowId: (row: Row) => string;
  rowLink?: (row: Row) => ReactElement<{ children?: ReactNode; className?: string }>;
  address: ListAddress<Field, Filters>;
  onChange: (change: ListChange<Field, Filters>) => void;
}

/** A list that lives in its address, with every state it can be in: loading, failed, empty, nothing found, rows. */
export function ListTable<Row, Field extends string, Filters extends Record<string, string>>(
  props: ListTableProps<Row, Field, Filters>,
) {
  const { label, failedTitle, empty, query, columns, rowId, rowLink, address, onChange } = props;
  const { t } = useTranslation('subApp');
  const { data, error, isFetching, isPlaceholderData, refetch } = query;
  const [field = '', direction] = address.sort.split(':');
  const filterNames = Object.keys(address.filters) as (keyof Filters & string)[];
  const isNarrowed = address.search !== '' || filterNames.length > 0;
  const total = data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / address.pageSize));
  const isBeyondEnd = data != null && !isPlaceholderData && address.page > pages;

  // Rows may have gone since the address was written.
  useEffect(() => {
    if (isBeyondEnd) onChange({ page: pages });
  });

  const clear = (): void => {
    const filters = Object.fromEntries(filterNames.map((name) => [name, null]));
    onChange({ search: '', filters: filters as NonNullable<ListChange<Field, Filters>['filters']> });
  };
  const noMatch = (
    <EmptyState
      icon={<SearchX />}
      title={t('list.noMatch')}
      action={<Button onClick={clear}>{t('list.clearFilters')}</Button>}
    >
      {t('list.noMatchHint')}
    </EmptyState>
  );

  return (
    <DataTable
      label={label}
      columns={columns}
      rows={data?.records ?? []}
      rowId={rowId}
      loading={(isFetching && (data == null || isPlaceholderData)) || isBeyondEnd}
      empty={isNarrowed ? noMatch : empty}
      sort={{ columnId: field, direction: direction === 'asc' ? 'ascending' : 'descending' }}
      onSortChange={({ columnId, direction: next }) =>
        onChange({ sort: `${columnId}:${next === 'ascending' ? 'asc' : 'desc'}` as SortOf<Field> })
      }
      sortLabel={t('list.sortBy')}
      {...(rowLink ? { rowLink } : {})}
      {...(error && data == null
        ? {
            error: (
              <FailureState
                title={failedTitle}
                fault={error}
                onRetry={() => void refetch()}
                retrying={isFetching}
              />
            ),
          }
        : {})}
      {...(total > 0 ? { footer: <ListPagination {...{ total, address, onChange }} /> } : {})}
    />
  );
}
