import {
  workKinds,
  workOrdersApi,
  workOrderStatuses,
  type WorkKind,
  type WorkOrderStatus,
  type WorkOrderSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { ListPage, type ListAddressSpec, type ListColumn } from '@lading/sub-app-kit/list';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { ClipboardCheck } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  NewButton,
  sharedFilters,
  useRequestColumns,
  useRequestList,
  useRequestSource,
  type RequestFilters,
} from './request-list.tsx';
import { WorkOrderBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Sort = 'workOrderNo' | 'createTime';
type Filters = RequestFilters<WorkOrderStatus> & { kind: WorkKind };

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['workOrderNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: workOrderStatuses, kind: workKinds, ...sharedFilters },
};
const rowId = ({ workOrderId }: WorkOrderSummary): string => workOrderId;
const rowName = ({ workOrderNo }: WorkOrderSummary): string => workOrderNo;

/** The query and row names of the list, as used by detail pages. */
export function useWorkOrderSource() {
  const api = useApi();
  const { workOrderPage, workOrderStatusCounts } = workOrdersApi.calls;
  return useRequestSource<WorkOrderSummary, Sort, Filters>({
    id: 'work-order',
    address,
    rowId,
    page: (query) => callQuery(api, workOrderPage, { query }),
    counts: (query) => callQuery(api, workOrderStatusCounts, { query }),
  });
}

function useWorkOrderColumns(): ListColumn<WorkOrderSummary>[] {
  const { t } = useTranslation(['warehouseWork', 'warehouse', 'common']);
  const formats = useFormats();
  const amount = useAmount();
  const { status, reference, warehouse, created } = useRequestColumns();
  return useMemo(
    () => [
      { id: 'workOrderNo', header: t('column.workOrderNo'), sortable: true, width: 120, cell: rowName },
      status<WorkOrderSummary>((one) => <WorkOrderBadge status={one.status} />),
      reference,
      { id: 'kind', header: t('column.kind'), width: 140, cell: ({ kind }) => t(`kind.${kind}`) },
      warehouse,
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
      created,
    ],
    [t, formats, amount, status, reference, warehouse, created],
  );
}

/** Work that the organization has ordered from its warehouses. */
export function WorkOrdersPage() {
  const { t } = useTranslation('warehouseWork');
  useWarehouseRefresh();
  const add = <NewButton to="/app/work-order/new" label={t('new')} />;
  const list = useRequestList({
    source: useWorkOrderSource(),
    rowName,
    columns: useWorkOrderColumns(),
    title: t('title'),
    failedTitle: t('listFailed'),
    empty: { icon: <ClipboardCheck />, title: t('empty'), hint: t('emptyHint'), action: add },
    search: { label: t('search'), placeholder: t('searchHint') },
    states: workOrderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    filters: {
      before: {
        kind: 'choice',
        name: 'kind',
        label: t('column.kind'),
        anyLabel: t('anyKind'),
        options: workKinds.map((value) => ({ value, label: t(`kind.${value}`) })),
      },
    },
    copyLabel: t('copy'),
  });
  return <ListPage list={list} actions={add} />;
}
