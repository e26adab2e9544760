import { workOrdersApi, type WorkOrderDetail, type WorkOrderLine } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { NewItemPage, newItem, useDetailSteps } from '@lading/sub-app-kit/detail';
import { useAmount } from '@lading/sub-app-kit/use-amount';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { RequestLines, RequestPage, SkuCell } from './request-page.tsx';
import { WorkOrderBadge } from './warehouse-badges.tsx';
import { WorkOrderEditor } from './work-order-editor.tsx';
import { useWorkOrderSource } from './work-order-list.tsx';

const path = '/app/work-order';
const { cancelWorkOrder, workOrderDetail } = workOrdersApi.calls;

/** One work order: entered and changed here until the work starts, then followed. */
export function WorkOrderPage() {
  const { workOrderId = newItem } = useParams();
  return workOrderId === newItem ? (
    <NewWorkOrder />
  ) : (
    <KnownWorkOrder key={workOrderId} workOrderId={workOrderId} />
  );
}

function NewWorkOrder() {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  return (
    <NewItemPage title={t('new')} list={{ title: t('title'), path, crumbs: t('warehouse:crumbs') }}>
      <WorkOrderEditor known={null} />
    </NewItemPage>
  );
}

function KnownWorkOrder({ workOrderId }: { workOrderId: string }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const formats = useFormats();
  const amount = useAmount();
  const api = useApi();
  return (
    <RequestPage
      detail={callQuery(api, workOrderDetail, { params: { workOrderId } })}
      list={{ id: 'work-order', title: t('title'), path }}
      steps={useDetailSteps(useWorkOrderSource(), workOrderId)}
      title={({ workOrderNo }) => t('one', { number: workOrderNo })}
      number={({ workOrderNo }) => workOrderNo}
      status={({ status }) => <WorkOrderBadge status={status} />}
      acts={[
        {
          act: 'cancel',
          label: t('cancel'),
          send: () => api.call(cancelWorkOrder, { body: { workOrderId } }),
        },
      ]}
      editor={(known) => <WorkOrderEditor known={known} />}
      sections={(known) => <Lines known={known} />}
      facts={(known) => [
        { term: t('warehouse:column.warehouse'), detail: known.warehouseName },
        { term: t('column.kind'), detail: t(`kind.${known.kind}`) },
        { term: t('column.planned'), detail: formats.number(known.planned) },
        { term: t('column.done'), detail: formats.number(known.done) },
        { term: t('column.estimate'), detail: amount(known.estimate) },
        { term: t('column.charged'), detail: amount(known.charged) },
        { term: t('column.instructionsShown'), detail: known.instructions },
      ]}
      failedTitle={t('failed')}
      missing={{ title: t('missing'), hint: t('missingHint'), toList: t('toList') }}
    />
  );
}

function Lines({ known }: { known: WorkOrderDetail }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const parts = (line: WorkOrderLine) =>
    line.parts.map(({ skuCode, perUnit }) => t('parts', { sku: skuCode, units: perUnit })).join(' · ');
  return (
    <RequestLines
      title={t('warehouse:products')}
      lines={known.lines}
      subject={{
        id: 'sku',
        header: t('warehouse:column.sku'),
        cell: (line) => <SkuCell line={line} note={parts(line)} />,
      }}
      facts={
        known.kind === 'DISPOSE'
          ? [
              {
                id: 'condition',
                header: t('column.condition'),
                cell: ({ condition }: WorkOrderLine) => t(`condition.${condition}`),
              },
            ]
          : []
      }
      amounts={(['planned', 'done'] as const).map((id) => ({
        id,
        header: t(`column.${id}`),
        of: (line: WorkOrderLine) => line[id],
      }))}
    />
  );
}
