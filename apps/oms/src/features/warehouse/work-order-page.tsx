import { queryKey } from '@lading/contracts/core';
import { workOrdersApi, type WorkOrderDetail, type WorkOrderLine } from '@lading/contracts/warehouse';
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
import { WorkOrderEditor } from './work-order-editor.tsx';
import { useWorkOrderSource } from './work-order-list.tsx';
import { WorkOrderBadge } from './warehouse-badges.tsx';
import { useWorkOrder, useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';
import { WarehouseTimeline } from './warehouse-timeline.tsx';

const newWorkOrder = 'new';
const path = '/app/work-order';

/** One work order: written and changed here until the work starts, and followed from then on. */
export function WorkOrderPage() {
  const { workOrderId = newWorkOrder } = useParams();
  return workOrderId === newWorkOrder ? (
    <NewWorkOrder key={newWorkOrder} />
  ) : (
    <Known key={workOrderId} workOrderId={workOrderId} />
  );
}

function NewWorkOrder() {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
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
      <WorkOrderEditor known={null} />
    </Page>
  );
}

function Known({ workOrderId }: { workOrderId: string }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  useWarehouseRefresh();
  const query = useWorkOrder(workOrderId);
  const api = useApi();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { cancelWorkOrder, workOrderDetail } = workOrdersApi.calls;
  const cancel = useMutation({
    mutationFn: () => api.call(cancelWorkOrder, { body: { workOrderId } }),
    onSuccess: (saved) => client.setQueryData(queryKey(workOrderDetail, { params: { workOrderId } }), saved),
    onSettled: reload,
  });
  return (
    <DetailPage
      query={query}
      title={({ workOrderNo }) => t('one', { number: workOrderNo })}
      name={({ workOrderNo }) => workOrderNo}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      status={({ status }) => <WorkOrderBadge status={status} />}
      list={{ id: 'work-order', title: t('title'), path, crumbs: t('warehouse:crumbs') }}
      steps={useDetailSteps(useWorkOrderSource(), workOrderId)}
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
          <WorkOrderEditor key={known.version} known={known} />
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

function Facts({ known }: { known: WorkOrderDetail }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const formats = useFormats();
  const amount = useAmount();
  const items = [
    { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
    { term: t('column.kind'), detail: t(`kind.${known.kind}`) },
    { term: t('column.planned'), detail: formats.number(known.planned) },
    { term: t('column.done'), detail: formats.number(known.done) },
    { term: t('column.estimate'), detail: amount(known.estimate) },
    { term: t('column.charged'), detail: amount(known.charged) },
    { term: t('column.instructionsShown'), detail: known.instructions },
  ];
  return (
    <Card title={t('warehouse:facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Lines({ known }: { known: WorkOrderDetail }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const formats = useFormats();
  return (
    <Card title={t('warehouse:products')} flush>
      <DataTable
        label={t('warehouse:products')}
        rows={known.lines}
        rowId={({ lineId }) => lineId}
        empty={null}
        columns={[
          {
            ...{ id: 'sku', header: t('warehouse:column.sku'), share: 40, width: 140 },
            cell: (line) => (
              <span className="block min-w-0">
                <Link to={`/app/inventory/${line.productId}`} className="block truncate text-link">
                  {line.skuCode}
                </Link>
                <span className="block truncate text-xs text-ink-faint">{line.skuName}</span>
                {line.parts.length > 0 ? (
                  <span className="block truncate text-xs text-ink-muted">
                    {line.parts
                      .map(({ skuCode, perUnit }) => t('parts', { sku: skuCode, units: perUnit }))
                      .join(' · ')}
                  </span>
                ) : null}
              </span>
            ),
          },
          ...(known.kind === 'DISPOSE'
            ? [
                {
                  ...{ id: 'condition', header: t('column.condition') },
                  cell: (line: WorkOrderLine) => t(`condition.${line.condition}`),
                },
              ]
            : []),
          ...(['planned', 'done'] as const).map((id) => ({
            ...{ id, header: t(`column.${id}`), numeric: true },
            cell: (line: WorkOrderLine) => formats.number(line[id]),
          })),
        ]}
      />
    </Card>
  );
}
