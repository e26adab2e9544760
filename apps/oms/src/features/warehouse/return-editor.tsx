import { queryKey } from '@lading/contracts/core';
import { warehouseFunction } from '@lading/contracts/identity';
import { returnDraft, returnReasons, returnsApi, type ReturnDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { EmptyState } from '@lading/ui/empty-state';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Undo2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { GoodsLineFields } from './goods-line-fields.tsx';
import { useFunctionWarehouses, useWarehouseReload } from './warehouse-queries.ts';

interface ReturnLine {
  skuCode: string;
  expected: number | null;
}

const emptyLine: ReturnLine = { skuCode: '', expected: null };
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A return as it is announced: where it goes, why, and what comes back. */
export function ReturnEditor({ known }: { known: ReturnDetail | null }) {
  const { t } = useTranslation('warehouseReturns');
  const warehouses = useFunctionWarehouses(warehouseFunction.return);
  if (!known && warehouses.length === 0)
    return (
      <div className="rounded-lg border border-line bg-surface">
        <EmptyState icon={<Undo2 />} title={t('noWarehouse')}>
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
  known: ReturnDetail | null;
  warehouses: { value: string; label: string }[];
}) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const attempt = useRef({ content: '', key: '' });
  const form = useForm({
    schema: returnDraft,
    defaults: {
      warehouseId: known?.warehouseId ?? warehouses[0]?.value ?? '',
      clientRef: known?.clientRef ?? '',
      reason: known?.reason ?? 'UNWANTED',
      orderNo: known?.orderNo ?? '',
      tracking: known?.tracking ?? '',
      remark: known?.remark ?? '',
      lines: (known?.lines ?? [emptyLine]).map(({ skuCode, expected }): ReturnLine => ({
        skuCode,
        expected,
      })),
    },
    wire: (values) => ({
      ...values,
      orderNo: orNull(values.orderNo),
      tracking: orNull(values.tracking),
      remark: orNull(values.remark),
    }),
    submit: async (draft) => {
      const body = known ? { ...draft, returnId: known.returnId, version: known.version } : draft;
      // One key for one content: a second click, or a reply that got lost, announces nothing twice.
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      const saved = await api.call(
        returnsApi.calls.saveReturn,
        { body },
        { idempotencyKey: attempt.current.key },
      );
      const { returnId } = saved;
      client.setQueryData(queryKey(returnsApi.calls.returnDetail, { params: { returnId } }), saved);
      form.reset(form.values);
      reload();
      if (!known) void navigate(`/app/return/${returnId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<ReturnLine>) =>
    set({ lines: values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });

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
            label={t('column.reason')}
            {...form.field('reason')}
            options={returnReasons.map((value) => ({ value, label: t(`reason.${value}`) }))}
          />
          <TextField label={t('column.order')} {...form.field('orderNo')} maxLength={50} />
          <TextField label={t('column.tracking')} {...form.field('tracking')} maxLength={100} />
          <TextField label={t('column.remark')} {...form.field('remark')} maxLength={500} />
        </div>
      </Card>
      <Card
        title={t('announced')}
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
          <legend className="sr-only">{t('announced')}</legend>
          {values.lines.map((line, at) => (
            <GoodsLineFields
              key={at}
              line={{ skuCode: line.skuCode, quantity: line.expected }}
              number={at + 1}
              onChange={({ skuCode = line.skuCode, quantity = line.expected }) =>
                change(at, { skuCode, expected: quantity })
              }
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
      <div>
        <Button type="submit" variant={known ? 'secondary' : 'primary'} loading={form.isPending}>
          {known ? t('save') : t('announce')}
        </Button>
      </div>
    </form>
  );
}
