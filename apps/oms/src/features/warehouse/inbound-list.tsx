import {
  inboundApi,
  inboundStatuses,
  type InboundStatus,
  type InboundSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { ListPage, type ListAddressSpec, type ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { PackageOpen } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import {
  NewButton,
  sharedFilters,
  useRequestColumns,
  useRequestList,
  useRequestSource,
  type RequestFilters,
} from './request-list.tsx';
import { InboundBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

type Sort = 'inboundNo' | 'eta' | 'createTime';
type Filters = RequestFilters<InboundStatus>;

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['inboundNo', 'eta', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: inboundStatuses, ...sharedFilters },
};
const rowId = ({ inboundId }: InboundSummary): string => inboundId;
const rowName = ({ inboundNo }: InboundSummary): string => inboundNo;

/** What of the list asks for and names its rows, for the pages of single inbounds. */
export function useInboundSource() {
  const api = useApi();
  const { inboundPage, inboundStatusCounts } = inboundApi.calls;
  return useRequestSource<InboundSummary, Sort, Filters>({
    id: 'inbound',
    address,
    rowId,
    page: (query) => callQuery(api, inboundPage, { query }),
    counts: (query) => callQuery(api, inboundStatusCounts, { query }),
  });
}

function useInboundColumns(): ListColumn<InboundSummary>[] {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const { status, reference, warehouse, eta, created } = useRequestColumns();
  return useMemo(
    () => [
      { id: 'inboundNo', header: t('column.inboundNo'), sortable: true, width: 112, cell: rowName },
      status<InboundSummary>((one) => <InboundBadge status={one.status} />),
      reference,
      warehouse,
      {
        id: 'delivery',
        header: t('column.delivery'),
        width: 110,
        phone: 'none',
        cell: ({ delivery }) => t(`delivery.${delivery}`),
      },
      eta,
      {
        id: 'received',
        header: t('column.received'),
        numeric: true,
        width: 116,
        cell: ({ received, expected }) =>
          t('receivedOf', { received: formats.number(received), expected: formats.number(expected) }),
      },
      created,
    ],
    [t, formats, status, reference, warehouse, eta, created],
  );
}

/** What the organization sends to its warehouses. */
export function InboundsPage() {
  const { t } = useTranslation('warehouse');
  useWarehouseRefresh();
  const add = <NewButton to="/app/inbound/new" label={t('inbound.new')} />;
  const list = useRequestList({
    source: useInboundSource(),
    rowName,
    columns: useInboundColumns(),
    title: t('inbound.title'),
    failedTitle: t('inbound.listFailed'),
    empty: { icon: <PackageOpen />, title: t('inbound.empty'), hint: t('inbound.emptyHint'), action: add },
    search: { label: t('inbound.search'), placeholder: t('inbound.searchHint') },
    states: inboundStatuses.map((status) => ({ value: status, label: t(`inboundStatus.${status}`) })),
    copyLabel: t('inbound.copy'),
  });
  return (
    <ListPage
      list={list}
      actions={
        <>
          <Button render={<Link to="/app/inbound/discrepancies" />}>{t('inbound.discrepancies')}</Button>
          <ImportButton kind="inbound" label={t('inbound.import')} />
          {add}
        </>
      }
    />
  );
}
