import {
  returnsApi,
  returnStatuses,
  type ReturnStatus,
  type ReturnSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { ListPage, type ListAddressSpec, type ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Undo2 } from 'lucide-react';
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
import { ReturnBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Sort = 'returnNo' | 'createTime';
type Filters = RequestFilters<ReturnStatus>;

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['returnNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: returnStatuses, ...sharedFilters },
};
const rowId = ({ returnId }: ReturnSummary): string => returnId;
const rowName = ({ returnNo }: ReturnSummary): string => returnNo;

/** The query and row names of the list, as used by detail pages. */
export function useReturnSource() {
  const api = useApi();
  const { returnPage, returnStatusCounts } = returnsApi.calls;
  return useRequestSource<ReturnSummary, Sort, Filters>({
    id: 'return',
    address,
    rowId,
    page: (query) => callQuery(api, returnPage, { query }),
    counts: (query) => callQuery(api, returnStatusCounts, { query }),
  });
}

function useReturnColumns(): ListColumn<ReturnSummary>[] {
  const { t } = useTranslation(['warehouseReturns', 'warehouse', 'common']);
  const formats = useFormats();
  const { status, reference, warehouse, created } = useRequestColumns();
  return useMemo(
    () => [
      { id: 'returnNo', header: t('column.returnNo'), sortable: true, width: 120, cell: rowName },
      status<ReturnSummary>((one) => <ReturnBadge status={one.status} />),
      reference,
      {
        id: 'order',
        header: t('column.orderNo'),
        width: 130,
        grow: 1,
        phone: 'none',
        cell: ({ orderNo }) => <span className="block truncate">{orderNo ?? t('common:state.none')}</span>,
      },
      { id: 'reason', header: t('column.reason'), width: 130, cell: ({ reason }) => t(`reason.${reason}`) },
      warehouse,
      {
        id: 'inspected',
        header: t('column.inspected'),
        numeric: true,
        width: 116,
        cell: ({ inspected, expected }) =>
          t('inspectedOf', { inspected: formats.number(inspected), expected: formats.number(expected) }),
      },
      created,
    ],
    [t, formats, status, reference, warehouse, created],
  );
}

/** Customer returns to the organization's warehouses. */
export function ReturnsPage() {
  const { t } = useTranslation('warehouseReturns');
  useWarehouseRefresh();
  const add = <NewButton to="/app/return/new" label={t('new')} />;
  const list = useRequestList({
    source: useReturnSource(),
    rowName,
    columns: useReturnColumns(),
    title: t('title'),
    failedTitle: t('listFailed'),
    empty: { icon: <Undo2 />, title: t('empty'), hint: t('emptyHint'), action: add },
    search: { label: t('search'), placeholder: t('searchHint') },
    states: returnStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    copyLabel: t('copy'),
  });
  return <ListPage list={list} actions={add} />;
}
