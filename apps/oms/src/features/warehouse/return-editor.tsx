import { warehouseFunction } from '@lading/contracts/identity';
import { returnDraft, returnReasons, returnsApi, type ReturnDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormLines, ItemForm, useItemForm } from '@lading/sub-app-kit/form';
import { Card } from '@lading/ui/card';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  emptyGoods,
  GoodsFields,
  headOf,
  OfferingWarehouses,
  orNull,
  RequestHead,
  type GoodsLine,
  type WarehouseChoice,
} from './request-fields.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';

const { saveReturn, returnDetail } = returnsApi.calls;

interface ReturnEditorProps {
  known: ReturnDetail | null;
}

/** A return announcement: its destination, reason, and goods. */
export function ReturnEditor({ known }: ReturnEditorProps) {
  const { t } = useTranslation('warehouseReturns');
  return (
    <OfferingWarehouses
      functionType={warehouseFunction.return}
      isNew={!known}
      none={{ icon: <Undo2 />, title: t('noWarehouse'), hint: t('noWarehouseHint') }}
    >
      {(warehouses) => <Editor known={known} warehouses={warehouses} />}
    </OfferingWarehouses>
  );
}

function Editor({ known, warehouses }: ReturnEditorProps & { warehouses: WarehouseChoice[] }) {
  const { t } = useTranslation(['warehouseReturns', 'warehouse']);
  const api = useApi();
  const form = useItemForm({
    schema: returnDraft,
    defaults: {
      ...headOf(known, warehouses),
      reason: known?.reason ?? 'UNWANTED',
      orderNo: known?.orderNo ?? '',
      tracking: known?.tracking ?? '',
      remark: known?.remark ?? '',
      lines: known?.lines.map(({ skuCode, expected }): GoodsLine => ({ skuCode, quantity: expected })) ?? [
        emptyGoods,
      ],
    },
    wire: (values) => ({
      ...values,
      orderNo: orNull(values.orderNo),
      tracking: orNull(values.tracking),
      remark: orNull(values.remark),
      lines: values.lines.map(({ skuCode, quantity }) => ({ skuCode, expected: quantity })),
    }),
    known: known && { returnId: known.returnId, version: known.version },
    save: (body, idempotencyKey) => api.call(saveReturn, { body }, { idempotencyKey }),
    detail: ({ returnId }) => callQuery(api, returnDetail, { params: { returnId } }),
    link: ({ returnId }) => `/app/return/${returnId}`,
    reload: useWarehouseReload(),
  });
  return (
    <ItemForm
      form={form}
      failureTitle={t('notSaved')}
      submit={known ? { label: t('save'), variant: 'secondary' } : { label: t('announce') }}
    >
      <Card title={t('warehouse:facts')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RequestHead form={form} warehouses={warehouses} />
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
      <FormLines
        title={t('announced')}
        lines={form.values.lines}
        onChange={(lines) => form.set({ lines })}
        empty={emptyGoods}
        error={form.errors.lines}
        addLabel={t('addLine')}
        lineLabel={(number) => t('warehouse:inbound.line', { number })}
        removeLabel={(number) => t('warehouse:inbound.removeLine', { number })}
        fields={(line, change) => <GoodsFields line={line} onChange={change} />}
      />
    </ItemForm>
  );
}
