import {
  outboundApi,
  outboundStatuses,
  type OutboundStatus,
  type OutboundSummary,
} from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { ListPage, type ListAddressSpec, type ListColumn } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { PackageCheck, Send, Split, Truck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReleaseDialog } from './release-dialog.tsx';
import {
  sharedFilters,
  useRequestColumns,
  useRequestList,
  useRequestSource,
  type RequestFilters,
} from './request-list.tsx';
import { OutboundBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh } from './warehouse-queries.ts';

const deliveries = ['parcel', 'freight'] as const;
type Sort = 'outboundNo' | 'createTime';
type Filters = RequestFilters<OutboundStatus> & { delivery: (typeof deliveries)[number] };

const address: ListAddressSpec<Sort, Filters> = {
  sortable: ['outboundNo', 'createTime'],
  defaultSort: 'createTime:desc',
  filters: { status: outboundStatuses, delivery: deliveries, ...sharedFilters },
};
const rowId = ({ outboundId }: OutboundSummary): string => outboundId;
const rowName = ({ outboundNo }: OutboundSummary): string => outboundNo;

/** The query and row names of the list, as used by detail pages. */
export function useOutboundSource() {
  const api = useApi();
  const { outboundPage, outboundStatusCounts } = outboundApi.calls;
  return useRequestSource<OutboundSummary, Sort, Filters>({
    id: 'outbound',
    address,
    rowId,
    page: (query) => callQuery(api, outboundPage, { query }),
    counts: (query) => callQuery(api, outboundStatusCounts, { query }),
  });
}

function useOutboundColumns(): ListColumn<OutboundSummary>[] {
  const { t } = useTranslation(['warehouse', 'common']);
  const formats = useFormats();
  const { status, warehouse, created } = useRequestColumns();
  return useMemo(() => {
    const none = t('common:state.none');
    return [
      { id: 'outboundNo', header: t('column.outboundNo'), sortable: true, width: 118, cell: rowName },
      { ...status<OutboundSummary>((one) => <OutboundBadge status={one.status} />), width: 146 },
      {
        id: 'order',
        header: t('column.order'),
        width: 124,
        grow: 1,
        cell: ({ clientRef }) => <span className="block truncate">{clientRef}</span>,
      },
      warehouse,
      {
        id: 'recipient',
        header: t('column.recipient'),
        width: 180,
        grow: 3,
        card: ({ recipientName }) => recipientName,
        cell: (one) => (
          <span className="block truncate">
            {[one.recipientName, one.recipientCity, one.recipientStateCode].filter(Boolean).join(', ')}
          </span>
        ),
      },
      {
        id: 'units',
        header: t('column.units'),
        numeric: true,
        width: 64,
        phone: 'none',
        cell: ({ units }) => formats.number(units),
      },
      {
        id: 'tracking',
        header: t('column.tracking'),
        width: 196,
        phone: 'none',
        cell: ({ trackingNumber }) => (
          <span className="block truncate select-all">{trackingNumber || none}</span>
        ),
      },
      { ...created, width: 120 },
    ] satisfies ListColumn<OutboundSummary>[];
  }, [t, formats, status, warehouse, created]);
}

/** Orders handled by the warehouses. */
export function OutboundsPage() {
  const { t } = useTranslation(['warehouse', 'warehouseFreight', 'warehouseRouting']);
  const [isReleasing, setReleasing] = useState(false);
  useWarehouseRefresh();
  const release = (
    <Button variant="primary" icon={<Send aria-hidden="true" />} onClick={() => setReleasing(true)}>
      {t('outbound.release')}
    </Button>
  );
  const list = useRequestList({
    source: useOutboundSource(),
    rowName,
    columns: useOutboundColumns(),
    title: t('outbound.title'),
    failedTitle: t('outbound.listFailed'),
    empty: {
      icon: <PackageCheck />,
      title: t('outbound.empty'),
      hint: t('outbound.emptyHint'),
      action: release,
    },
    search: { label: t('outbound.search'), placeholder: t('outbound.searchHint') },
    states: outboundStatuses
      .filter((status) => status !== 'SUBMITTED')
      .map((status) => ({ value: status, label: t(`outboundStatus.${status}`) })),
    filters: {
      after: {
        kind: 'choice',
        name: 'delivery',
        label: t('warehouseFreight:filter'),
        anyLabel: t('warehouseFreight:any'),
        options: deliveries.map((value) => ({ value, label: t(`warehouseFreight:deliveries.${value}`) })),
      },
    },
    copyLabel: t('outbound.copy'),
  });
  return (
    <>
      <ListPage
        list={list}
        actions={
          <>
            <Button icon={<Split aria-hidden="true" />} render={<Link to="/app/outbound/routing" />}>
              {t('warehouseRouting:toSettings')}
            </Button>
            <ImportButton kind="outbound" label={t('outbound.import')} />
            <ImportButton kind="freight" label={t('warehouseFreight:import')} />
            <Button icon={<Truck aria-hidden="true" />} render={<Link to="/app/outbound/freight" />}>
              {t('warehouseFreight:new')}
            </Button>
            {release}
          </>
        }
      />
      {isReleasing ? <ReleaseDialog onClose={() => setReleasing(false)} /> : null}
    </>
  );
}
