import { queryKey } from '@lading/contracts/core';
import { crossdockApi, type CrossdockDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { Page } from '@lading/sub-app-kit/components/page';
import { DetailPage, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useAmount } from '@lading/sub-app-kit/use-amount';
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
import { CrossdockEditor } from './crossdock-editor.tsx';
import { useCrossdockSource } from './crossdock-list.tsx';
import { useCrossdock } from './crossdock-queries.ts';
import { CrossdockBadge } from './warehouse-badges.tsx';
import { useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';
import { WarehouseTimeline } from './warehouse-timeline.tsx';

const newCrossdock = 'new';
const path = '/app/crossdock';

/** One crossdock: written and changed here until it arrives, and followed from then on. */
export function CrossdockPage() {
  const { crossdockId = newCrossdock } = useParams();
  return crossdockId === newCrossdock ? (
    <NewCrossdock key={newCrossdock} />
  ) : (
    <Known key={crossdockId} crossdockId={crossdockId} />
  );
}

function NewCrossdock() {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const title = t('new');
  return (
    <Page title={title} narrow>
      <PageHeader
        above={
          <Breadcrumb
            label={t('warehouse:crumbs')}
            items={[{ label: t('title'), link: <Link to={path} /> }, { label: title }]}
          />
        }
        title={title}
      />
      <CrossdockEditor known={null} />
    </Page>
  );
}

function Known({ crossdockId }: { crossdockId: string }) {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  useWarehouseRefresh();
  const query = useCrossdock(crossdockId);
  const api = useApi();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { cancelCrossdock, crossdockDetail } = crossdockApi.calls;
  const cancel = useMutation({
    mutationFn: () => api.call(cancelCrossdock, { body: { crossdockId } }),
    onSuccess: (saved) => client.setQueryData(queryKey(crossdockDetail, { params: { crossdockId } }), saved),
    onSettled: reload,
  });
  return (
    <DetailPage
      query={query}
      title={({ crossdockNo }) => t('one', { number: crossdockNo })}
      name={({ crossdockNo }) => crossdockNo}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      status={({ status }) => <CrossdockBadge status={status} />}
      list={{ id: 'crossdock', title: t('title'), path, crumbs: t('warehouse:crumbs') }}
      steps={useDetailSteps(useCrossdockSource(), crossdockId)}
      acts={({ acts }) =>
        acts.includes('cancel') ? (
          <Button loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {t('cancel')}
          </Button>
        ) : null
      }
      source={() =>
        cancel.error ? <FailureBanner title={t('warehouse:notDone')} fault={cancel.error} /> : null
      }
      sections={(known) =>
        known.acts.includes('edit') ? (
          <CrossdockEditor key={known.version} known={known} />
        ) : (
          <Lines known={known} />
        )
      }
      side={(known) => (
        <>
          {known.acts.includes('edit') ? null : <Facts known={known} />}
          <WarehouseTimeline events={known.timeline} />
        </>
      )}
      waiting={<Skeleton className="h-60 w-full" />}
      failedTitle={t('failed')}
      missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
    />
  );
}

function Facts({ known }: { known: CrossdockDetail }) {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const formats = useFormats();
  const amount = useAmount();
  const items = [
    { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
    { term: t('warehouse:column.delivery'), detail: t(`warehouse:delivery.${known.delivery}`) },
    { term: t('warehouse:column.tracking'), detail: known.tracking },
    { term: t('warehouse:column.eta'), detail: known.eta },
    { term: t('column.cartons'), detail: formats.number(known.cartons) },
    { term: t('column.received'), detail: formats.number(known.received) },
    { term: t('column.dispatched'), detail: formats.number(known.dispatched) },
    { term: t('column.charged'), detail: amount(known.charged) },
    { term: t('warehouse:column.remark'), detail: known.remark },
  ];
  return (
    <Card title={t('warehouse:facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Lines({ known }: { known: CrossdockDetail }) {
  const { t } = useTranslation('warehouseCrossdock');
  const formats = useFormats();
  return (
    <Card title={t('lines')} flush>
      <DataTable
        label={t('lines')}
        rows={known.lines}
        rowId={({ lineId }) => lineId}
        empty={null}
        columns={[
          {
            ...{ id: 'destination', header: t('column.destination'), share: 40, width: 140 },
            cell: ({ destination, reference }) => (
              <span className="block min-w-0">
                <span className="block truncate">{destination}</span>
                {reference ? (
                  <span className="block truncate text-xs text-ink-muted">{reference}</span>
                ) : null}
              </span>
            ),
          },
          ...(['cartons', 'received', 'dispatched'] as const).map((id) => ({
            ...{ id, header: t(`column.${id}`), numeric: true },
            cell: (line: CrossdockDetail['lines'][number]) => formats.number(line[id]),
          })),
        ]}
      />
    </Card>
  );
}
