import { workKinds, workOrderStatuses, type WorkOrderSummary } from '@lading/contracts/warehouse';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { Plus, ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WorkOrderBadge } from './warehouse-badges.tsx';
import {
  workOrderAddress,
  useWorkOrderPages,
  useWarehouseOptions,
  useWarehouseRefresh,
  type WorkOrderFilters,
  type WorkOrderSort,
} from './warehouse-queries.ts';

const rowId = ({ workOrderId }: WorkOrderSummary): string => workOrderId;
const rowName = ({ workOrderNo }: WorkOrderSummary): string => workOrderNo;
const rowLink = ({ workOrderId }: WorkOrderSummary): string => `/app/work-order/${workOrderId}`;

/** What of the list asks for and names its rows, for the pages of single work orders. */
export function useWorkOrderSource() {
  const { page } = useWorkOrderPages();
  return { id: 'work-order', address: workOrderAddress, page, rowId, rowLink };
}

function useWorkOrderColumns(): ListColumn<WorkOrderSummary>[] {
  const { t } = useTranslation(['warehouseWork', 'warehouse', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  return useMemo(
    () => [
      {
        id: 'workOrderNo',
        header: t('column.workOrderNo'),
        sortable: true,
        width: 120,
        cell: ({ workOrderNo }) => workOrderNo,
      },
      {
        id: 'status',
        header: t('warehouse:column.status'),
        width: 128,
        phone: 'end',
        cell: ({ status }) => <WorkOrderBadge status={status} />,
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
      { id: 'kind', header: t('column.kind'), width: 140, cell: ({ kind }) => t(`kind.${kind}`) },
      {
        id: 'warehouse',
        header: t('warehouse:column.warehouse'),
        width: 150,
        grow: 2,
        phone: 'none',
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        id: 'done',
        header: t('column.done'),
        numeric: true,
        width: 116,
        cell: ({ done, planned }) =>
          t('doneOf', { done: formats.number(done), planned: formats.number(planned) }),
      },
      {
        id: 'estimate',
        header: t('column.estimate'),
        numeric: true,
        width: 110,
        phone: 'none',
        cell: ({ estimate }) => (estimate ? amount(estimate) : t('common:state.none')),
      },
      {
        id: 'createTime',
        header: t('warehouse:column.created'),
        sortable: true,
        width: 128,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
    [t, formats, amount],
  );
}

function useWorkOrderList(): ListDefinition<WorkOrderSummary, WorkOrderSort, WorkOrderFilters> {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const { counts } = useWorkOrderPages();
  return {
    ...useWorkOrderSource(),
    title: t('title'),
    label: t('title'),
    failedTitle: t('listFailed'),
    empty: (
      <EmptyState icon={<ClipboardCheck />} title={t('empty')} action={<NewWorkOrder />}>
        {t('emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useWorkOrderColumns(),
    search: { label: t('search'), placeholder: t('searchHint') },
    tabs: {
      name: 'status',
      label: t('warehouse:column.status'),
      allLabel: t('warehouse:all'),
      items: workOrderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      counts,
    },
    filters: [
      {
        kind: 'choice',
        name: 'kind',
        label: t('column.kind'),
        anyLabel: t('anyKind'),
        options: workKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
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

function NewWorkOrder() {
  const { t } = useTranslation('warehouseWork');
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} render={<Link to="/app/work-order/new" />}>
      {t('new')}
    </Button>
  );
}

/** Work that the organization has ordered of its warehouses. */
export function WorkOrdersPage() {
  useWarehouseRefresh();
  return <ListPage list={useWorkOrderList()} actions={<NewWorkOrder />} />;
}
