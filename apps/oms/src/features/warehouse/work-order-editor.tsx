import { warehouseFunction } from '@lading/contracts/identity';
import { workKinds, workOrderDraft, workOrdersApi, type WorkOrderDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormLines, ItemForm, useItemForm } from '@lading/sub-app-kit/form';
import { Card } from '@lading/ui/card';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { ClipboardCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { headOf, OfferingWarehouses, orNull, RequestHead, type WarehouseChoice } from './request-fields.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';
import { WorkCost } from './work-cost.tsx';
import { isKitWork, useWorkChoices, WorkLineFields, type WorkLineValues } from './work-line-fields.tsx';

const { saveWorkOrder, workOrderDetail } = workOrdersApi.calls;
const emptyLine: WorkLineValues = { skuCode: '', planned: null, condition: 'GOOD' };

interface WorkOrderEditorProps {
  known: WorkOrderDetail | null;
}

/** A work order being entered: the warehouse, the kind of work, the goods, and the estimated cost. */
export function WorkOrderEditor({ known }: WorkOrderEditorProps) {
  const { t } = useTranslation('warehouseWork');
  return (
    <OfferingWarehouses
      functionType={warehouseFunction.workOrder}
      isNew={!known}
      none={{ icon: <ClipboardCheck />, title: t('noWarehouse'), hint: t('noWarehouseHint') }}
    >
      {(warehouses) => <Editor known={known} warehouses={warehouses} />}
    </OfferingWarehouses>
  );
}

function Editor({ known, warehouses }: WorkOrderEditorProps & { warehouses: WarehouseChoice[] }) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const api = useApi();
  const form = useItemForm({
    schema: workOrderDraft,
    defaults: {
      ...headOf(known, warehouses),
      kind: known?.kind ?? 'KIT',
      instructions: known?.instructions ?? '',
      lines: (known?.lines ?? [emptyLine]).map(({ skuCode, planned, condition }): WorkLineValues => ({
        skuCode,
        planned,
        condition,
      })),
    },
    wire: (values) => ({ ...values, instructions: orNull(values.instructions) }),
    known: known && { workOrderId: known.workOrderId, version: known.version },
    save: (body, idempotencyKey) => api.call(saveWorkOrder, { body }, { idempotencyKey }),
    detail: ({ workOrderId }) => callQuery(api, workOrderDetail, { params: { workOrderId } }),
    link: ({ workOrderId }) => `/app/work-order/${workOrderId}`,
    reload: useWarehouseReload(),
  });
  const { values } = form;
  const hasNoKits = useWorkChoices(values.kind).choices?.length === 0 && isKitWork(values.kind);

  return (
    <ItemForm
      form={form}
      failureTitle={t('notSaved')}
      submit={known ? { label: t('save'), variant: 'secondary' } : { label: t('order') }}
    >
      <Card title={t('warehouse:facts')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RequestHead form={form} warehouses={warehouses} />
          <Select
            label={t('column.kind')}
            description={t(`kindHint.${values.kind}`)}
            {...form.field('kind')}
            onValueChange={(kind) => {
              // The choices differ between kits and products.
              const keeps = isKitWork(kind) === isKitWork(values.kind);
              const lines = keeps
                ? values.lines.map((line) => ({ ...line, condition: 'GOOD' as const }))
                : [emptyLine];
              form.set({ kind, lines });
            }}
            options={workKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          />
          <TextArea
            label={t('column.instructions')}
            {...form.field('instructions')}
            rows={3}
            maxLength={1000}
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <FormLines
        title={t('products')}
        lines={values.lines}
        onChange={(lines) => form.set({ lines })}
        empty={emptyLine}
        error={form.errors.lines}
        addLabel={t('addLine')}
        lineLabel={(number) => t('line', { number })}
        removeLabel={(number) => t('removeLine', { number })}
        note={hasNoKits ? <p className="text-sm text-warning-ink">{t('noKits')}</p> : null}
        fields={(line, change) => <WorkLineFields kind={values.kind} line={line} onChange={change} />}
      />
      <WorkCost warehouseId={values.warehouseId} kind={values.kind} lines={values.lines} />
    </ItemForm>
  );
}
