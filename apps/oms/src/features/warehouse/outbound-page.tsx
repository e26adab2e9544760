import { queryKey } from '@lading/contracts/core';
import { outboundApi, type OutboundDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import { RoutingWhy } from '@lading/sub-app-kit/routing';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { DescriptionList } from '@lading/ui/description-list';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { FreightCard, FreightUnitsCard } from './freight-cards.tsx';
import { useOutboundSource } from './outbound-list.tsx';
import { OutboundBadge } from './warehouse-badges.tsx';
import { useOutbound, useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';
import { WarehouseTimeline } from './warehouse-timeline.tsx';

/** One order in the hands of a warehouse: what is reserved, picked and shipped of it. */
export function OutboundPage() {
  const { t } = useTranslation(['warehouse', 'warehouseRouting']);
  const { outboundId = '' } = useParams();
  useWarehouseRefresh();
  const api = useApi();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { allocateOutbound, cancelOutbound, requestCancel, withdrawCancel, outboundDetail } =
    outboundApi.calls;
  const act = useMutation({
    mutationFn: (
      call: typeof allocateOutbound | typeof cancelOutbound | typeof requestCancel | typeof withdrawCancel,
    ) => api.call(call, { body: { outboundId } }),
    onSuccess: (saved) => client.setQueryData(queryKey(outboundDetail, { params: { outboundId } }), saved),
    onSettled: reload,
  });
  return (
    <DetailPage
      query={useOutbound(outboundId)}
      title={({ outboundNo }) => t('outbound.one', { number: outboundNo })}
      name={({ outboundNo }) => outboundNo}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      status={({ status }) => <OutboundBadge status={status} />}
      list={{ id: 'outbound', title: t('outbound.title'), path: '/app/outbound', crumbs: t('crumbs') }}
      steps={useDetailSteps(useOutboundSource(), outboundId)}
      acts={({ acts }) => (
        <>
          {acts.includes('cancel') ? (
            <Button
              loading={act.isPending && act.variables === cancelOutbound}
              onClick={() => act.mutate(cancelOutbound)}
            >
              {t('outbound.cancel')}
            </Button>
          ) : null}
          {acts.includes('requestCancel') ? (
            <Button
              loading={act.isPending && act.variables === requestCancel}
              onClick={() => act.mutate(requestCancel)}
            >
              {t('outbound.requestCancel')}
            </Button>
          ) : null}
          {acts.includes('withdrawCancel') ? (
            <Button
              loading={act.isPending && act.variables === withdrawCancel}
              onClick={() => act.mutate(withdrawCancel)}
            >
              {t('outbound.withdrawCancel')}
            </Button>
          ) : null}
          {acts.includes('allocate') ? (
            <Button
              variant="primary"
              loading={act.isPending && act.variables === allocateOutbound}
              onClick={() => act.mutate(allocateOutbound)}
            >
              {t('outbound.allocate')}
            </Button>
          ) : null}
        </>
      )}
      source={(outbound) => (
        <div className="mb-4 grid gap-3 empty:hidden">
          {act.error ? <FailureBanner title={t('notDone')} fault={act.error} /> : null}
          {outbound.status === 'BACKORDERED' ? <Shortage outbound={outbound} /> : null}
          {outbound.status === 'CANCEL_REQUESTED' || outbound.status === 'PUTTING_BACK' ? (
            <Banner tone="info" title={t(`outbound.cancelling.${outbound.status}.title`)}>
              {t(`outbound.cancelling.${outbound.status}.text`)}
            </Banner>
          ) : null}
        </div>
      )}
      sections={(outbound) => (
        <>
          <Lines outbound={outbound} />
          {outbound.freight ? <FreightUnitsCard units={outbound.freight.units} /> : null}
        </>
      )}
      side={(outbound) => (
        <>
          <Facts outbound={outbound} />
          {outbound.freight ? (
            <FreightCard outboundId={outbound.outboundId} freight={outbound.freight} />
          ) : null}
          {outbound.routing ? (
            <Card title={t('warehouseRouting:why.title')}>
              <RoutingWhy decision={outbound.routing} />
            </Card>
          ) : null}
          <WarehouseTimeline events={outbound.timeline} />
        </>
      )}
      waiting={<Skeleton className="h-60 w-full" />}
      failedTitle={t('outbound.failed')}
      missing={{
        title: t('outbound.missing'),
        hint: t('outbound.missingHint'),
        toList: t('outbound.toList'),
      }}
    />
  );
}

/** Why it waits: what is short, and what happens next. */
function Shortage({ outbound }: { outbound: OutboundDetail }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const short = outbound.lines.filter((line) => line.ordered - line.picked - line.reserved > line.available);
  return (
    <Banner tone="warning" title={t('outbound.short')}>
      <ul className="list-disc pl-4">
        {short.map(({ lineId, skuCode, ordered, available }) => (
          <li key={lineId}>
            {t('outbound.shortLine', {
              code: skuCode,
              ordered: formats.number(ordered),
              available: formats.number(available),
            })}
          </li>
        ))}
      </ul>
      <p>{t('outbound.shortNext')}</p>
    </Banner>
  );
}

function Facts({ outbound }: { outbound: OutboundDetail }) {
  const { t } = useTranslation('warehouse');
  const { recipient } = outbound;
  const place = [recipient.city, recipient.stateCode, recipient.zipCode, recipient.countryCode];
  const items = [
    {
      term: t('column.order'),
      detail: outbound.orderId ? (
        <a href={`/b/#/orders/${outbound.orderId}`} className="text-link">
          {outbound.clientRef}
        </a>
      ) : (
        outbound.clientRef
      ),
    },
    { term: t('column.warehouse'), detail: outbound.warehouseName },
    { term: t('column.recipient'), detail: recipient.name },
    { term: t('column.address'), detail: [recipient.addressLine1, ...place].filter(Boolean).join(', ') },
    {
      term: t('column.carrier'),
      detail: [outbound.carrierName, outbound.serviceCode].filter(Boolean).join(' · '),
    },
    {
      term: t('column.tracking'),
      detail: outbound.trackingNumber && <span className="select-all">{outbound.trackingNumber}</span>,
    },
  ];
  return (
    <Card title={t('facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Lines({ outbound }: { outbound: OutboundDetail }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  return (
    <Card title={t('products')} flush>
      <DataTable
        label={t('products')}
        rows={outbound.lines}
        rowId={({ lineId }) => lineId}
        empty={null}
        columns={[
          {
            ...{ id: 'sku', header: t('column.sku'), share: 40, width: 140 },
            cell: (line) => (
              <span className="block min-w-0">
                <Link to={`/app/inventory/${line.productId}`} className="block truncate text-link">
                  {line.skuCode}
                </Link>
                <span className="block truncate text-xs text-ink-faint">{line.skuName}</span>
                {line.orderedAs ? (
                  <span className="block truncate text-xs text-ink-muted">
                    {t('outbound.orderedAs', { code: line.orderedAs })}
                  </span>
                ) : null}
              </span>
            ),
          },
          ...(['ordered', 'reserved', 'picked', 'shipped'] as const).map((id) => ({
            ...{ id, header: t(`column.${id}`), numeric: true },
            cell: (line: OutboundDetail['lines'][number]) => formats.number(line[id]),
          })),
        ]}
      />
    </Card>
  );
}
