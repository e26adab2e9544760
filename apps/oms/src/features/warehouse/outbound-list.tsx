import { outboundStatuses, type OutboundSummary } from '@lading/contracts/warehouse';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PackageCheck, Send, Split, Truck } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReleaseDialog } from './release-dialog.tsx';
import { OutboundBadge } from './warehouse-badges.tsx';
import {
  outboundAddress,
  useOutboundPages,
  useWarehouseOptions,
  useWarehouseRefresh,
  type OutboundFilters,
  type OutboundSort,
} from './warehouse-queries.ts';

const rowId = ({ outboundId }: OutboundSummary): string => outboundId;
const rowName = ({ outboundNo }: OutboundSummary): string => outboundNo;
const rowLink = ({ outboundId }: OutboundSummary): string => `/app/outbound/${outboundId}`;

/** What of the list asks for and names its rows, for the pages of single outbounds. */
export function useOutboundSource() {
  const { page } = useOutboundPages();
  return { id: 'outbound', address: outboundAddress, page, rowId, rowLink };
}

function useOutboundColumns(): ListColumn<OutboundSummary>[] {
  const { t } = useTranslation(['warehouse', 'common']);
  const formats = useFormats();
  return useMemo(() => {
    const none = t('common:state.none');
    return [
      { id: 'outboundNo', header: t('column.outboundNo'), sortable: true, width: 118, cell: rowName },
      {
        ...{ id: 'status', header: t('column.status'), width: 146, phone: 'end' },
        cell: ({ status }) => <OutboundBadge status={status} />,
      },
      {
        ...{ id: 'order', header: t('column.order'), width: 124, grow: 1 },
        cell: ({ clientRef }) => <span className="block truncate">{clientRef}</span>,
      },
      {
        ...{ id: 'warehouse', header: t('column.warehouse'), width: 150, grow: 2, phone: 'none' },
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        ...{ id: 'recipient', header: t('column.recipient'), width: 180, grow: 3 },
        card: ({ recipientName }) => recipientName,
        cell: (one) => (
          <span className="block truncate">
            {[one.recipientName, one.recipientCity, one.recipientStateCode].filter(Boolean).join(', ')}
          </span>
        ),
      },
      {
        ...{ id: 'units', header: t('column.units'), numeric: true, width: 64, phone: 'none' },
        cell: ({ units }) => formats.number(units),
      },
      {
        ...{ id: 'tracking', header: t('column.tracking'), width: 196, phone: 'none' },
        cell: ({ trackingNumber }) => (
          <span className="block truncate select-all">{trackingNumber || none}</span>
        ),
      },
      {
        ...{ id: 'createTime', header: t('column.created'), sortable: true, width: 120 },
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ] satisfies ListColumn<OutboundSummary>[];
  }, [t, formats]);
}

function useOutboundList(action: ReactNode): ListDefinition<OutboundSummary, OutboundSort, OutboundFilters> {
  const { t } = useTranslation(['warehouse', 'warehouseFreight']);
  const { counts } = useOutboundPages();
  return {
    ...useOutboundSource(),
    title: t('outbound.title'),
    label: t('outbound.title'),
    failedTitle: t('outbound.listFailed'),
    empty: (
      <EmptyState icon={<PackageCheck />} title={t('outbound.empty')} action={action}>
        {t('outbound.emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useOutboundColumns(),
    search: { label: t('outbound.search'), placeholder: t('outbound.searchHint') },
    tabs: {
      name: 'status',
      label: t('column.status'),
      allLabel: t('all'),
      items: outboundStatuses
        .filter((status) => status !== 'SUBMITTED')
        .map((status) => ({ value: status, label: t(`outboundStatus.${status}`) })),
      counts,
    },
    filters: [
      {
        kind: 'choice',
        name: 'warehouse',
        label: t('column.warehouse'),
        anyLabel: t('anyWarehouse'),
        options: useWarehouseOptions(),
      },
      {
        kind: 'choice',
        name: 'delivery',
        label: t('warehouseFreight:filter'),
        anyLabel: t('warehouseFreight:any'),
        options: (['parcel', 'freight'] as const).map((value) => ({
          value,
          label: t(`warehouseFreight:deliveries.${value}`),
        })),
      },
      {
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('from'), to: t('to') },
        fold: t('column.created'),
      },
    ],
    acts: [copyAct(t('outbound.copy'), rowName, (count) => t('copied', { count }))],
  };
}

/** Orders in the hands of the warehouses. */
export function OutboundsPage() {
  const { t } = useTranslation(['warehouse', 'warehouseFreight', 'warehouseRouting']);
  const [isReleasing, setReleasing] = useState(false);
  useWarehouseRefresh();
  const release = (
    <Button variant="primary" icon={<Send aria-hidden="true" />} onClick={() => setReleasing(true)}>
      {t('outbound.release')}
    </Button>
  );
  return (
    <>
      <ListPage
        list={useOutboundList(release)}
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
