import { returnStatuses, type ReturnSummary } from '@lading/contracts/warehouse';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Plus, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReturnBadge } from './warehouse-badges.tsx';
import {
  returnAddress,
  useReturnPages,
  useWarehouseOptions,
  useWarehouseRefresh,
  type ReturnFilters,
  type ReturnSort,
} from './warehouse-queries.ts';

const rowId = ({ returnId }: ReturnSummary): string => returnId;
const rowName = ({ returnNo }: ReturnSummary): string => returnNo;
const rowLink = ({ returnId }: ReturnSummary): string => `/app/return/${returnId}`;

/** What of the list asks for and names its rows, for the pages of single returns. */
export function useReturnSource() {
  const { page } = useReturnPages();
  return { id: 'return', address: returnAddress, page, rowId, rowLink };
}

function useReturnColumns(): ListColumn<ReturnSummary>[] {
  const { t } = useTranslation(['warehouseReturns', 'warehouse', 'common']);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'returnNo',
        header: t('column.returnNo'),
        sortable: true,
        width: 120,
        cell: ({ returnNo }) => returnNo,
      },
      {
        id: 'status',
        header: t('warehouse:column.status'),
        width: 128,
        phone: 'end',
        cell: ({ status }) => <ReturnBadge status={status} />,
      },
      {
        id: 'clientRef',
        header: t('warehouse:column.reference'),
        width: 130,
        grow: 2,
        cell: ({ clientRef }) => (
          <span className="block truncate" title={clientRef}>
            {clientRef}
          </span>
        ),
      },
      {
        id: 'order',
        header: t('column.orderNo'),
        width: 130,
        grow: 1,
        phone: 'none',
        cell: ({ orderNo }) => <span className="block truncate">{orderNo ?? t('common:state.none')}</span>,
      },
      { id: 'reason', header: t('column.reason'), width: 130, cell: ({ reason }) => t(`reason.${reason}`) },
      {
        id: 'warehouse',
        header: t('warehouse:column.warehouse'),
        width: 150,
        grow: 2,
        phone: 'none',
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        id: 'inspected',
        header: t('column.inspected'),
        numeric: true,
        width: 116,
        cell: ({ inspected, expected }) =>
          t('inspectedOf', { inspected: formats.number(inspected), expected: formats.number(expected) }),
      },
      {
        id: 'createTime',
        header: t('warehouse:column.created'),
        sortable: true,
        width: 128,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
    [t, formats],
  );
}

function useReturnList(): ListDefinition<ReturnSummary, ReturnSort, ReturnFilters> {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  const { counts } = useReturnPages();
  return {
    ...useReturnSource(),
    title: t('title'),
    label: t('title'),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<Undo2 />} title={t('empty')} action={<NewReturn />}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useReturnColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('warehouse:column.status'),
      allLabel: t('warehouse:all'),
      items: returnStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
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

function NewReturn() {
  const { t } = useTranslation('warehouseReturns');
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} render={<Link to="/app/return/new" />}>
      {t('new')}
    </Button>
  );
}

/** What customers send back to the organization's warehouses. */
export function ReturnsPage() {
  useWarehouseRefresh();
  return <ListPage list={useReturnList()} actions={<NewReturn />} />;
}
