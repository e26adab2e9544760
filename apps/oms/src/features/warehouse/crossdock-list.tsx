import {
  crossdockApi,
  crossdockStatuses,
  type CrossdockStatus,
  type CrossdockSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { ListPage, type ListAddressSpec, type ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Shuffle } from 'lucide-react';
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
import { CrossdockBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Sort = 'crossdockNo' | 'eta' | 'createTime';
type Filters = RequestFilters<CrossdockStatus>;

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['crossdockNo', 'eta', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: crossdockStatuses, ...sharedFilters },
};
const rowId = ({ crossdockId }: CrossdockSummary): string => crossdockId;
const rowName = ({ crossdockNo }: CrossdockSummary): string => crossdockNo;

/** What of the list asks for and names its rows, for the pages of single crossdocks. */
export function useCrossdockSource() {
  const api = useApi();
  const { crossdockPage, crossdockStatusCounts } = crossdockApi.calls;
  return useRequestSource<CrossdockSummary, Sort, Filters>({
    id: 'crossdock',
    address,
    rowId,
    page: (query) => callQuery(api, crossdockPage, { query }),
    counts: (query) => callQuery(api, crossdockStatusCounts, { query }),
  });
}

/** The columns of the list of crossdocks. */
export function useCrossdockColumns(): ListColumn<CrossdockSummary>[] {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const formats = useFormats();
  const { status, reference, warehouse, eta, created } = useRequestColumns();
  return useMemo(
    () => [
      { id: 'crossdockNo', header: t('column.crossdockNo'), sortable: true, width: 118, cell: rowName },
      status<CrossdockSummary>((one) => <CrossdockBadge status={one.status} />),
      reference,
      warehouse,
      eta,
      {
        id: 'destinations',
        header: t('column.destinations'),
        numeric: true,
        width: 104,
        phone: 'none',
        cell: ({ destinations }) => formats.number(destinations),
      },
      {
        id: 'received',
        header: t('column.received'),
        numeric: true,
        width: 116,
        phone: 'none',
        cell: ({ received, cartons }) =>
          t('doneOf', { done: formats.number(received), cartons: formats.number(cartons) }),
      },
      {
        id: 'dispatched',
        header: t('column.dispatched'),
        numeric: true,
        width: 116,
        cell: ({ dispatched, cartons }) =>
          t('doneOf', { done: formats.number(dispatched), cartons: formats.number(cartons) }),
      },
      created,
    ],
    [t, formats, status, reference, warehouse, eta, created],
  );
}

/** Cartons that the organization has go straight through its warehouses. */
export function CrossdocksPage() {
  const { t } = useTranslation('warehouseCrossdock');
  useWarehouseRefresh();
  const add = <NewButton to="/app/crossdock/new" label={t('new')} />;
  const list = useRequestList({
    source: useCrossdockSource(),
    rowName,
    columns: useCrossdockColumns(),
    title: t('title'),
    failedTitle: t('listFailed'),
    empty: { icon: <Shuffle />, title: t('empty'), hint: t('emptyHint'), action: add },
    search: { label: t('search'), placeholder: t('searchHint') },
    states: crossdockStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
    copyLabel: t('copy'),
  });
  return (
    <ListPage
      list={list}
      actions={
        <>
          <ImportButton kind="inbound" label={t('import')} />
          {add}
        </>
      }
    />
  );
}
