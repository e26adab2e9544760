import { useHostState } from '@lading/bridge/react';
import type { StatusCounts } from '@lading/contracts/core';
import { Ago } from '@lading/sub-app-kit/components/ago';
import {
  copyAct,
  listChoice,
  listQuery,
  pagingOf,
  tabCounts,
  type ListAddress,
  type ListAddressSpec,
  type ListColumn,
  type ListDefinition,
  type ListFilter,
  type ListReply,
} from '@lading/sub-app-kit/list';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Plus } from 'lucide-react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';

/** The filters of every list of requests; a list may have others, by the names in its call. */
export type RequestFilters<Status extends string> = {
  status: Status;
  warehouse: string;
  from: string;
  to: string;
};
type AnyFilters = RequestFilters<string>;

/** A list's filters in the form of its call. */
type Choice<Filters extends AnyFilters> = { search?: string; warehouseId?: string } & {
  [Name in Exclude<keyof Filters, 'status' | 'warehouse'>]?: Filters[Name];
};
type PageChoice<Field extends string, Filters extends AnyFilters> = Choice<Filters> &
  ReturnType<typeof pagingOf> & {
    status?: Filters['status'];
    sort: ListAddress<Field, Filters>['sort'];
  };
type Asked<Data> = Parameters<typeof listQuery<never, Data>>[0];

interface OwnOfSource<Row, Field extends string, Filters extends AnyFilters> {
  /** Id of the list; also the last part of its address. */
  id: string;
  address: ListAddressSpec<Field, Filters>;
  /** Must be a stable function. */
  rowId: (row: Row) => string;
  /** The queries of its two calls: a page, and the row count of each tab. */
  page: (query: PageChoice<Field, Filters>) => Asked<ListReply<Row>>;
  counts: (query: Choice<Filters>) => Asked<StatusCounts>;
}

/** The query and row names of a list. */
interface RequestSource<Row, Field extends string, Filters extends AnyFilters> extends Pick<
  OwnOfSource<Row, Field, Filters>,
  'id' | 'address' | 'rowId'
> {
  rowLink: (row: Row) => string;
  page: ListDefinition<Row, Field, Filters>['page'];
  counts: (address: ListAddress<Field, Filters>) => ReturnType<typeof tabCounts>;
}

/** The filters shared by lists of requests allow any value. */
export const sharedFilters = { warehouse: [], from: [], to: [] } as const;

/** The source of a list of requests, for the list and for its detail pages. */
export function useRequestSource<Row, Field extends string, Filters extends AnyFilters>(
  own: OwnOfSource<Row, Field, Filters>,
): RequestSource<Row, Field, Filters> {
  const { id, address, rowId } = own;
  const timeZone = useHostState((state) => state.timeZone);
  type Address = ListAddress<Field, Filters>;
  const choiceOf = (asked: Address) => {
    const { sort: _sort, status: _status, warehouse, ...more } = listChoice(asked, timeZone);
    return { ...more, ...(warehouse && { warehouseId: warehouse }) } as Choice<Filters>;
  };
  return {
    id,
    address,
    rowId,
    rowLink: useCallback((row: Row) => `/app/${id}/${rowId(row)}`, [id, rowId]),
    page: (asked: Address) => {
      const { sort, filters } = asked;
      const { status } = filters;
      return listQuery<Row>(
        own.page({ ...choiceOf(asked), ...pagingOf(asked), ...(status ? { status } : {}), sort }),
      );
    },
    counts: (asked: Address) => tabCounts(own.counts(choiceOf(asked))),
  };
}

/** The columns that lists of requests share. */
export function useRequestColumns() {
  const { t } = useTranslation(['warehouse', 'common']);
  return useMemo(() => {
    const reference: ListColumn<{ clientRef: string }> = {
      id: 'clientRef',
      header: t('column.reference'),
      width: 130,
      grow: 2,
      cell: ({ clientRef }) => (
        <span className="block truncate" title={clientRef}>
          {clientRef}
        </span>
      ),
    };
    const warehouse: ListColumn<{ warehouseName?: string | null | undefined }> = {
      id: 'warehouse',
      header: t('column.warehouse'),
      width: 150,
      grow: 2,
      phone: 'none',
      cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
    };
    const eta: ListColumn<{ eta?: string | null | undefined }> = {
      id: 'eta',
      header: t('column.eta'),
      sortable: true,
      width: 124,
      phone: 'none',
      cell: ({ eta: day }) => day ?? t('common:state.none'),
    };
    const created: ListColumn<{ createTime: string }> = {
      id: 'createTime',
      header: t('column.created'),
      sortable: true,
      width: 128,
      cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
    };
    const status = <Row,>(cell: (row: Row) => ReactNode): ListColumn<Row> => ({
      id: 'status',
      header: t('column.status'),
      width: 128,
      phone: 'end',
      cell,
    });
    return { status, reference, warehouse, eta, created };
  }, [t]);
}

/** Filters a list by warehouse. */
export function useWarehouseFilter() {
  const { t } = useTranslation('warehouse');
  return {
    kind: 'choice',
    name: 'warehouse',
    label: t('column.warehouse'),
    anyLabel: t('anyWarehouse'),
    options: useWarehouseOptions(),
  } as const;
}

/** Filters a list by creation day. */
function useCreatedFilter() {
  const { t } = useTranslation('warehouse');
  return {
    kind: 'days',
    from: 'from',
    to: 'to',
    labels: { from: t('from'), to: t('to') },
    fold: t('column.created'),
  } as const;
}

interface OwnOfList<Row, Field extends string, Filters extends AnyFilters> {
  source: RequestSource<Row, Field, Filters>;
  rowName: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  title: string;
  failedTitle: string;
  empty: { icon: ReactNode; title: string; hint: string; action: ReactNode };
  search: { label: string; placeholder: string };
  states: readonly { value: Filters['status']; label: string }[];
  /** Its filters, around the shared ones. */
  filters?: { before?: ListFilter<keyof Filters & string>; after?: ListFilter<keyof Filters & string> };
  copyLabel: string;
}

/** A list of requests to warehouses: by state, warehouse and days. */
export function useRequestList<Row, Field extends string, Filters extends AnyFilters>(
  own: OwnOfList<Row, Field, Filters>,
): ListDefinition<Row, Field, Filters> {
  const { t } = useTranslation('warehouse');
  const { source, rowName, columns, title, failedTitle, empty, search, states, filters, copyLabel } = own;
  const { counts, ...rest } = source;
  const { before, after } = filters ?? {};
  return {
    ...rest,
    title,
    label: title,
    failedTitle,
    empty: (
      <EmptyState icon={empty.icon} title={empty.title} action={empty.action}>
        {empty.hint}
      </EmptyState>
    ),
    rowName,
    columns,
    search,
    tabs: { name: 'status', label: t('column.status'), allLabel: t('all'), items: states, counts },
    filters: [
      ...(before ? [before] : []),
      useWarehouseFilter(),
      ...(after ? [after] : []),
      useCreatedFilter(),
    ],
    acts: [copyAct(copyLabel, rowName, (count) => t('copied', { count }))],
  };
}

/** Links to the page that creates a new one. */
export function NewButton({ to, label }: { to: string; label: string }) {
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} render={<Link to={to} />}>
      {label}
    </Button>
  );
}
