import { crossdockStatuses, type CrossdockSummary } from '@lading/contracts/warehouse';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Plus, Shuffle } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  crossdockAddress,
  useCrossdockPages,
  type CrossdockFilters,
  type CrossdockSort,
} from './crossdock-queries.ts';
import { CrossdockBadge } from './warehouse-badges.tsx';
import { useWarehouseOptions, useWarehouseRefresh } from './warehouse-queries.ts';

const rowId = ({ crossdockId }: CrossdockSummary): string => crossdockId;
const rowName = ({ crossdockNo }: CrossdockSummary): string => crossdockNo;
const rowLink = ({ crossdockId }: CrossdockSummary): string => `/app/crossdock/${crossdockId}`;

/** What of the list asks for and names its rows, for the pages of single crossdocks. */
export function useCrossdockSource() {
  const { page } = useCrossdockPages();
  return { id: 'crossdock', address: crossdockAddress, page, rowId, rowLink };
}

function useCrossdockColumns(): ListColumn<CrossdockSummary>[] {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse', 'common']);
  const formats = useFormats();
  return useMemo(
    () => [
      { id: 'crossdockNo', header: t('column.crossdockNo'), sortable: true, width: 118, cell: rowName },
      {
        ...{ id: 'status', header: t('warehouse:column.status'), width: 128, phone: 'end' },
        cell: ({ status }) => <CrossdockBadge status={status} />,
      },
      {
        ...{ id: 'clientRef', header: t('warehouse:column.reference'), width: 130, grow: 2 },
        cell: ({ clientRef }) => (
          <span className="block truncate" title={clientRef}>
            {clientRef}
          </span>
        ),
      },
      {
        ...{ id: 'warehouse', header: t('warehouse:column.warehouse'), width: 150, grow: 2, phone: 'none' },
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        ...{ id: 'eta', header: t('warehouse:column.eta'), sortable: true, width: 124, phone: 'none' },
        cell: ({ eta }) => eta ?? t('common:state.none'),
      },
      {
        ...{ id: 'destinations', header: t('column.destinations'), numeric: true, width: 116, phone: 'none' },
        cell: ({ destinations }) => formats.number(destinations),
      },
      {
        ...{ id: 'received', header: t('column.received'), numeric: true, width: 116, phone: 'none' },
        cell: ({ received, cartons }) =>
          t('doneOf', { done: formats.number(received), cartons: formats.number(cartons) }),
      },
      {
        ...{ id: 'dispatched', header: t('column.dispatched'), numeric: true, width: 116 },
        cell: ({ dispatched, cartons }) =>
          t('doneOf', { done: formats.number(dispatched), cartons: formats.number(cartons) }),
      },
      {
        ...{ id: 'createTime', header: t('warehouse:column.created'), sortable: true, width: 128 },
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
    [t, formats],
  );
}

function useCrossdockList(): ListDefinition<CrossdockSummary, CrossdockSort, CrossdockFilters> {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const { counts } = useCrossdockPages();
  return {
    ...useCrossdockSource(),
    title: t('title'),
    label: t('title'),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<Shuffle />} title={t('empty')} action={<NewCrossdock />}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useCrossdockColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('warehouse:column.status'),
      allLabel: t('warehouse:all'),
      items: crossdockStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      counts,
    },
    filters: [
      {
        kind: 'choice',
        name: 'warehouse',
        label: t('warehouse:column.warehouse'),
        anyLabel: t('warehouse:anyWarehouse'),
        options: useWarehouseOptions(),
      },
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('warehouse:from'), to: t('warehouse:to') },
        fold: t('warehouse:column.created'),
      },
    ],
    acts: [copyAct(t('copy'), rowName, (count) => t('warehouse:copied', { count }))],
  };
}

function NewCrossdock() {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} render={<Link to="/app/crossdock/new" />}>
      {t('new')}
    </Button>
  );
}

/** Cartons that the organization has go straight through its warehouses. */
export function CrossdocksPage() {
  useWarehouseRefresh();
  return <ListPage list={useCrossdockList()} actions={<NewCrossdock />} />;
}
