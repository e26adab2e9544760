import { queryKey } from '@lading/contracts/core';
import { warehouseFunction } from '@lading/contracts/identity';
import { workKinds, workOrderDraft, workOrdersApi, type WorkOrderDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { EmptyState } from '@lading/ui/empty-state';
import { Select } from '@lading/ui/select';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { ClipboardCheck, Plus } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFunctionWarehouses, useWarehouseReload } from './warehouse-queries.ts';
import { WorkCost } from './work-cost.tsx';
import { isKitWork, useWorkChoices, WorkLineFields, type WorkLineValues } from './work-line-fields.tsx';

const emptyLine: WorkLineValues = { skuCode: '', planned: null, condition: 'GOOD' };

/** A work order as it is written: where, what kind of work, on which goods, and what it will cost. */
export function WorkOrderEditor({ known }: { known: WorkOrderDetail | null }) {
  const { t } = useTranslation('warehouseWork');
  const warehouses = useFunctionWarehouses(warehouseFunction.workOrder);
  if (!known && warehouses.length === 0)
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState icon={<ClipboardCheck />} title={t('noWarehouse')}>
          {t('noWarehouseHint')}
        </EmptyState>
      </div>
    );
  return <Editor known={known} warehouses={warehouses} />;
}

function Editor({
  known,
  warehouses,
}: {
  known: WorkOrderDetail | null;
  warehouses: { value: string; label: string }[];
}) {
  const { t } = useTranslation(['warehouseWork', 'warehouse']);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const attempt = useRef({ content: '', key: '' });
  const form = useForm({
    schema: workOrderDraft,
    defaults: {
      warehouseId: known?.warehouseId ?? warehouses[0]?.value ?? '',
      clientRef: known?.clientRef ?? '',
      kind: known?.kind ?? 'KIT',
      instructions: known?.instructions ?? '',
      lines: (known?.lines ?? [emptyLine]).map(({ skuCode, planned, condition }): WorkLineValues => ({
        ...{ skuCode, planned, condition },
      })),
    },
    wire: (values) => ({ ...values, instructions: values.instructions.trim() || null }),
    submit: async (draft) => {
      const body = known ? { ...draft, workOrderId: known.workOrderId, version: known.version } : draft;
      // One key for one content: a second click, or a reply that got lost, orders nothing twice.
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      const { saveWorkOrder, workOrderDetail } = workOrdersApi.calls;
      const saved = await api.call(saveWorkOrder, { body }, { idempotencyKey: attempt.current.key });
      const { workOrderId } = saved;
      client.setQueryData(queryKey(workOrderDetail, { params: { workOrderId } }), saved);
      form.reset(form.values);
      reload();
      if (!known) void navigate(`/app/work-order/${workOrderId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<WorkLineValues>) =>
    set({ lines: values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });
  const hasNoKits = useWorkChoices(values.kind)?.length === 0 && isKitWork(values.kind);
  const kindField = form.field('kind');

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={t('notSaved')} />
      <Card title={t('warehouse:facts')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('warehouse:column.warehouse')}
            {...form.field('warehouseId')}
            options={warehouses}
          />
          <TextField label={t('warehouse:column.reference')} {...form.field('clientRef')} maxLength={50} />
          <Select
            label={t('column.kind')}
            description={t(`kindHint.${values.kind}`)}
            {...kindField}
            onValueChange={(kind) => {
              // What may be chosen differs between kits and products.
              const keeps = isKitWork(kind) === isKitWork(values.kind);
              const lines = keeps
                ? values.lines.map((line) => ({ ...line, condition: 'GOOD' as const }))
                : [emptyLine];
              set({ kind, lines });
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
      <Card
        title={t('products')}
        footer={
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => set({ lines: [...values.lines, emptyLine] })}
          >
            {t('addLine')}
          </Button>
        }
      >
        <fieldset className="grid gap-4" data-invalid={form.errors.lines ? '' : undefined}>
          <legend className="sr-only">{t('products')}</legend>
          {hasNoKits ? <p className="text-sm text-warning-ink">{t('noKits')}</p> : null}
          {values.lines.map((line, at) => (
            <WorkLineFields
              key={at}
              kind={values.kind}
              line={line}
              number={at + 1}
              onChange={(part) => change(at, part)}
              onRemove={
                values.lines.length > 1
                  ? () => set({ lines: values.lines.filter((_line, index) => index !== at) })
                  : undefined
              }
            />
          ))}
          {form.errors.lines ? (
            <p role="alert" className="text-sm text-danger-ink">
              {form.errors.lines}
            </p>
          ) : null}
        </fieldset>
      </Card>
      <WorkCost warehouseId={values.warehouseId} kind={values.kind} lines={values.lines} />
      <div>
        <Button type="submit" variant={known ? 'secondary' : 'primary'} loading={form.isPending}>
          {known ? t('save') : t('order')}
        </Button>
      </div>
    </form>
  );
}
