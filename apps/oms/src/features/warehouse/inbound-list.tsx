import { inboundStatuses, type InboundSummary } from '@lading/contracts/warehouse';
import { Ago } from '@lading/sub-app-kit/components/ago';
import { ImportButton } from '@lading/sub-app-kit/components/import-button';
import { copyAct, ListPage, type ListColumn, type ListDefinition } from '@lading/sub-app-kit/list';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PackageOpen, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { InboundBadge } from './warehouse-badges.tsx';
import {
  inboundAddress,
  useInboundPages,
  useWarehouseOptions,
  useWarehouseRefresh,
  type InboundFilters,
  type InboundSort,
} from './warehouse-queries.ts';

const rowId = ({ inboundId }: InboundSummary): string => inboundId;
const rowName = ({ inboundNo }: InboundSummary): string => inboundNo;
const rowLink = ({ inboundId }: InboundSummary): string => `/app/inbound/${inboundId}`;

/** What of the list asks for and names its rows, for the pages of single inbounds. */
export function useInboundSource() {
  const { page } = useInboundPages();
  return { id: 'inbound', address: inboundAddress, page, rowId, rowLink };
}

function useInboundColumns(): ListColumn<InboundSummary>[] {
  const { t } = useTranslation(['warehouse', 'common']);
  const formats = useFormats();
  return useMemo(
    () => [
      {
        id: 'inboundNo',
        header: t('column.inboundNo'),
        sortable: true,
        width: 112,
        cell: (one) => one.inboundNo,
      },
      {
        id: 'status',
        header: t('column.status'),
        width: 128,
        phone: 'end',
        cell: ({ status }) => <InboundBadge status={status} />,
      },
      {
        id: 'clientRef',
        header: t('column.reference'),
        width: 130,
        grow: 2,
        cell: ({ clientRef }) => (
          <span className="block truncate" title={clientRef}>
            {clientRef}
          </span>
        ),
      },
      {
        id: 'warehouse',
        header: t('column.warehouse'),
        width: 150,
        grow: 2,
        phone: 'none',
        cell: ({ warehouseName }) => <span className="block truncate">{warehouseName}</span>,
      },
      {
        id: 'delivery',
        header: t('column.delivery'),
        width: 110,
        phone: 'none',
        cell: ({ delivery }) => t(`delivery.${delivery}`),
      },
      {
        id: 'eta',
        header: t('column.eta'),
        sortable: true,
        width: 124,
        phone: 'none',
        cell: ({ eta }) => eta ?? t('common:state.none'),
      },
      {
        id: 'received',
        header: t('column.received'),
        numeric: true,
        width: 116,
        cell: ({ received, expected }) =>
          t('receivedOf', { received: formats.number(received), expected: formats.number(expected) }),
      },
      {
        id: 'createTime',
        header: t('column.created'),
        sortable: true,
        width: 128,
        cell: ({ createTime }) => <Ago moment={createTime} className="text-ink-muted" />,
      },
    ],
    [t, formats],
  );
}

function useInboundList(): ListDefinition<InboundSummary, InboundSort, InboundFilters> {
  const { t } = useTranslation('warehouse');
  const { counts } = useInboundPages();
  return {
    ...useInboundSource(),
    title: t('inbound.title'),
    label: t('inbound.title'),
    failedTitle: t('inbound.listFailed'),
    empty: (
      <EmptyState icon={<PackageOpen />} title={t('inbound.empty')} action={<NewInbound />}>
        {t('inbound.emptyHint')}
      </EmptyState>
    ),
    rowName,
    columns: useInboundColumns(),
    search: { label: t('inbound.search'), placeholder: t('inbound.searchHint') },
    tabs: {
      name: 'status',
      label: t('column.status'),
      allLabel: t('all'),
      items: inboundStatuses.map((status) => ({ value: status, label: t(`inboundStatus.${status}`) })),
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
        kind: 'days',
        from: 'from',
        to: 'to',
        labels: { from: t('from'), to: t('to') },
        fold: t('column.created'),
      },
    ],
    acts: [copyAct(t('inbound.copy'), rowName, (count) => t('copied', { count }))],
  };
}

function NewInbound() {
  const { t } = useTranslation('warehouse');
  return (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} render={<Link to="/app/inbound/new" />}>
      {t('inbound.new')}
    </Button>
  );
}

/** What the organization sends to its warehouses. */
export function InboundsPage() {
  const { t } = useTranslation('warehouse');
  useWarehouseRefresh();
  return (
    <ListPage
      list={useInboundList()}
      actions={
        <>
          <Button render={<Link to="/app/inbound/discrepancies" />}>{t('inbound.discrepancies')}</Button>
          <ImportButton kind="inbound" label={t('inbound.import')} />
          <NewInbound />
        </>
      }
    />
  );
}
