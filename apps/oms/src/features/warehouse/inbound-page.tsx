import { inboundApi, type InboundDetail } from '@lading/contracts/warehouse';
import { queryKey } from '@lading/contracts/core';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Page } from '@lading/sub-app-kit/components/page';
import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { DataTable } from '@lading/ui/data-table';
import { DescriptionList } from '@lading/ui/description-list';
import { PageHeader } from '@lading/ui/page-header';
import { Skeleton } from '@lading/ui/skeleton';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { DiscrepancyCard } from './discrepancy-card.tsx';
import { InboundEditor } from './inbound-editor.tsx';
import { PhotoCard } from './photo-card.tsx';
import { useInboundSource } from './inbound-list.tsx';
import { InboundBadge } from './warehouse-badges.tsx';
import { useInbound, useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';
import { WarehouseTimeline } from './warehouse-timeline.tsx';

const newInbound = 'new';
const path = '/app/inbound';

/** One inbound: a draft is written here, and what was announced is followed. */
export function InboundPage() {
  const { inboundId = newInbound } = useParams();
  return inboundId === newInbound ? (
    <NewInbound key={newInbound} />
  ) : (
    <Known key={inboundId} inboundId={inboundId} />
  );
}

function NewInbound() {
  const { t } = useTranslation('warehouse');
  const title = t('inbound.newTitle');
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('crumbs')}
            items={[{ label: t('inbound.title'), link: <Link to={path} /> }, { label: title }]}
          />
        }
        title={title}
      />
      <InboundEditor known={null} />
    </Page>
  );
}

function Known({ inboundId }: { inboundId: string }) {
  const { t } = useTranslation('warehouse');
  useWarehouseRefresh();
  const query = useInbound(inboundId);
  const api = useApi();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { submitInbound, cancelInbound, inboundDetail } = inboundApi.calls;
  const act = useMutation({
    mutationFn: (call: typeof submitInbound | typeof cancelInbound) =>
      api.call(call, { body: { inboundId } }),
    onSuccess: (saved) => client.setQueryData(queryKey(inboundDetail, { params: { inboundId } }), saved),
    onSettled: reload,
  });
  return (
    <DetailPage
      query={query}
      title={({ inboundNo }) => t('inbound.one', { number: inboundNo })}
      name={({ inboundNo }) => inboundNo}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      status={({ status }) => <InboundBadge status={status} />}
      list={{ id: 'inbound', title: t('inbound.title'), path, crumbs: t('crumbs') }}
      steps={useDetailSteps(useInboundSource(), inboundId)}
      acts={({ acts }) => (
        <>
          {acts.includes('cancel') ? (
            <Button
              loading={act.isPending && act.variables === cancelInbound}
              onClick={() => act.mutate(cancelInbound)}
            >
              {t('inbound.cancel')}
            </Button>
          ) : null}
          {acts.includes('submit') ? (
            <Button
              variant="primary"
              loading={act.isPending && act.variables === submitInbound}
              onClick={() => act.mutate(submitInbound)}
            >
              {t('inbound.submit')}
            </Button>
          ) : null}
        </>
      )}
      source={() => (act.error ? <FailureBanner title={t('notDone')} fault={act.error} /> : null)}
      sections={(inbound) =>
        inbound.acts.includes('edit') ? (
          <InboundEditor key={inbound.version} known={inbound} />
        ) : (
          <>
            <Lines inbound={inbound} />
            <PhotoCard subjectKind="inbound" subjectId={inbound.inboundId} />
            {inbound.status === 'CLOSED' ? <DiscrepancyCard inboundId={inbound.inboundId} /> : null}
          </>
        )
      }
      side={(inbound) => (
        <>
          {inbound.acts.includes('edit') ? null : <Facts inbound={inbound} />}
          <WarehouseTimeline events={inbound.timeline} />
        </>
      )}
      waiting={<Skeleton className="h-60 w-full" />}
      failedTitle={t('inbound.failed')}
      missing={{ title: t('inbound.missing'), hint: t('inbound.missingHint'), toList: t('inbound.toList') }}
    />
  );
}

function Facts({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  const short = Math.max(0, inbound.expected - inbound.received);
  const items = [
    { term: t('column.warehouse'), detail: inbound.warehouseName },
    { term: t('column.delivery'), detail: t(`delivery.${inbound.delivery}`) },
    { term: t('column.eta'), detail: inbound.eta },
    { term: t('column.tracking'), detail: inbound.tracking },
    { term: t('column.container'), detail: inbound.containerNo },
    { term: t('column.expected'), detail: formats.number(inbound.expected) },
    { term: t('column.received'), detail: formats.number(inbound.received) },
    { term: t('column.stowed'), detail: formats.number(inbound.stowed) },
    {
      term: t('column.short'),
      detail: inbound.status === 'CLOSED' && short > 0 ? formats.number(short) : '',
    },
    { term: t('column.remark'), detail: inbound.remark },
  ];
  return (
    <Card title={t('facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Lines({ inbound }: { inbound: InboundDetail }) {
  const { t } = useTranslation('warehouse');
  const formats = useFormats();
  return (
    <Card title={t('products')} flush>
      <DataTable
        label={t('products')}
        rows={inbound.lines}
        rowId={({ lineId }) => lineId}
        empty={null}
        columns={[
          {
            id: 'sku',
            header: t('column.sku'),
            share: 40,
            width: 140,
            cell: (line) => (
              <span className="block min-w-0">
                <Link to={`/app/inventory/${line.productId}`} className="block truncate text-link">
                  {line.skuCode}
                </Link>
                <span className="block truncate text-xs text-ink-faint">{line.skuName}</span>
              </span>
            ),
          },
          {
            id: 'expected',
            header: t('column.expected'),
            numeric: true,
            cell: (line) => formats.number(line.expected),
          },
          {
            id: 'good',
            header: t('column.good'),
            numeric: true,
            cell: (line) => formats.number(line.countedGood),
          },
          {
            id: 'damaged',
            header: t('column.damaged'),
            numeric: true,
            cell: (line) => formats.number(line.countedDamaged),
          },
          {
            id: 'stowed',
            header: t('column.stowed'),
            numeric: true,
            cell: (line) => formats.number(line.stowed),
          },
        ]}
      />
    </Card>
  );
}
