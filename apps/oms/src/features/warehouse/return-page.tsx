import { queryKey } from '@lading/contracts/core';
import { returnsApi, type ReturnDetail } from '@lading/contracts/warehouse';
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
import { PhotoCard } from './photo-card.tsx';
import { ReturnEditor } from './return-editor.tsx';
import { useReturnSource } from './return-list.tsx';
import { ReturnBadge } from './warehouse-badges.tsx';
import { useReturn, useWarehouseRefresh, useWarehouseReload } from './warehouse-queries.ts';
import { WarehouseTimeline } from './warehouse-timeline.tsx';

const newReturn = 'new';
const path = '/app/return';

/** One return: announced and changed here until it arrives, and followed from then on. */
export function ReturnPage() {
  const { returnId = newReturn } = useParams();
  return returnId === newReturn ? (
    <NewReturn key={newReturn} />
  ) : (
    <Known key={returnId} returnId={returnId} />
  );
}

function NewReturn() {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
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
      <ReturnEditor known={null} />
    </Page>
  );
}

function Known({ returnId }: { returnId: string }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  useWarehouseRefresh();
  const query = useReturn(returnId);
  const api = useApi();
  const client = useQueryClient();
  const reload = useWarehouseReload();
  const { cancelReturn, returnDetail } = returnsApi.calls;
  const cancel = useMutation({
    mutationFn: () => api.call(cancelReturn, { body: { returnId } }),
    onSuccess: (saved) => client.setQueryData(queryKey(returnDetail, { params: { returnId } }), saved),
    onSettled: reload,
  });
  return (
    <DetailPage
      query={query}
      title={({ returnNo }) => t('one', { number: returnNo })}
      name={({ returnNo }) => returnNo}
      description={({ clientRef, warehouseName }) => [clientRef, warehouseName].filter(Boolean).join(' · ')}
      status={({ status }) => <ReturnBadge status={status} />}
      list={{ id: 'return', title: t('title'), path, crumbs: t('warehouse:crumbs') }}
      steps={useDetailSteps(useReturnSource(), returnId)}
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
          <ReturnEditor key={known.version} known={known} />
        ) : (
          <>
            <Lines known={known} />
            <PhotoCard subjectKind="return" subjectId={known.returnId} />
          </>
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

function Facts({ known }: { known: ReturnDetail }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  const formats = useFormats();
  const missing = Math.max(0, known.expected - known.inspected);
  const items = [
    { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
    { term: t('column.reason'), detail: t(`reason.${known.reason}`) },
    { term: t('column.orderNo'), detail: known.orderNo },
    { term: t('warehouse:column.tracking'), detail: known.tracking },
    { term: t('warehouse:column.expected'), detail: formats.number(known.expected) },
    { term: t('column.inspected'), detail: formats.number(known.inspected) },
    {
      term: t('column.missing'),
      detail: known.status === 'COMPLETED' && missing > 0 ? formats.number(missing) : '',
    },
    { term: t('warehouse:column.remark'), detail: known.remark },
  ];
  return (
    <Card title={t('warehouse:facts')}>
      <DescriptionList items={items.filter(({ detail }) => detail)} />
    </Card>
  );
}

function Lines({ known }: { known: ReturnDetail }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
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
              </span>
            ),
          },
          {
            ...{ id: 'expected', header: t('warehouse:column.expected'), numeric: true },
            cell: (line) => formats.number(line.expected),
          },
          ...(['restocked', 'damaged', 'disposed'] as const).map((id) => ({
            ...{ id, header: t(`column.${id}`), numeric: true },
            cell: (line: ReturnDetail['lines'][number]) => formats.number(line[id]),
          })),
        ]}
      />
    </Card>
  );
}
