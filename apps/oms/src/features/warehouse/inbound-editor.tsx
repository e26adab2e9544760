import { inboundApi, inboundDraft, type InboundDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormLines, ItemForm, useItemForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { Card } from '@lading/ui/card';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import {
  ArrivalFields,
  emptyGoods,
  GoodsFields,
  headOf,
  orNull,
  RequestHead,
  type GoodsLine,
} from './request-fields.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';

const { saveInbound, inboundDetail } = inboundApi.calls;

interface Line extends GoodsLine {
  lotNo: string;
  /** YYYY-MM-DD; empty: none. */
  expiresOn: string;
}

const emptyLine: Line = { ...emptyGoods, lotNo: '', expiresOn: '' };

/** A draft of an inbound: where it goes, how it travels, and what is in it. */
export function InboundEditor({ known }: { known: InboundDetail | null }) {
  const { t } = useTranslation('warehouse');
  const api = useApi();
  const warehouses = useWarehouseOptions();
  const form = useItemForm({
    schema: inboundDraft,
    defaults: {
      ...headOf(known, warehouses),
      delivery: known?.delivery ?? 'PARCEL',
      containerNo: known?.containerNo ?? '',
      tracking: known?.tracking ?? '',
      eta: known?.eta ?? '',
      remark: known?.remark ?? '',
      lines: known?.lines.map(({ skuCode, expected, lotNo, expiresOn }): Line => ({
        skuCode,
        quantity: expected,
        lotNo: lotNo ?? '',
        expiresOn: expiresOn ?? '',
      })) ?? [emptyLine],
    },
    wire: (values) => ({
      ...values,
      containerNo: orNull(values.containerNo),
      tracking: orNull(values.tracking),
      eta: orNull(values.eta),
      remark: orNull(values.remark),
      lines: values.lines.map(({ skuCode, quantity, lotNo, expiresOn }) => ({
        skuCode,
        expected: quantity,
        lotNo: orNull(lotNo),
        expiresOn: orNull(expiresOn),
      })),
    }),
    known: known && { inboundId: known.inboundId, version: known.version },
    save: (body, idempotencyKey) => api.call(saveInbound, { body }, { idempotencyKey }),
    detail: ({ inboundId }) => callQuery(api, inboundDetail, { params: { inboundId } }),
    link: ({ inboundId }) => `/app/inbound/${inboundId}`,
    reload: useWarehouseReload(),
  });
  return (
    <ItemForm
      form={form}
      failureTitle={t('inbound.notSaved')}
      submit={{ label: t('inbound.save'), variant: known ? 'secondary' : 'primary' }}
    >
      <Card title={t('inbound.delivery')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RequestHead form={form} warehouses={warehouses} />
          <ArrivalFields delivery={form.field('delivery')} eta={form.field('eta')} />
          <TextField label={t('column.tracking')} {...form.field('tracking')} maxLength={500} />
          <TextField label={t('column.container')} {...form.field('containerNo')} maxLength={20} />
          <TextField
            label={t('column.remark')}
            {...form.field('remark')}
            maxLength={500}
            className="sm:col-span-2"
          />
        </div>
      </Card>
      <FormLines
        title={t('products')}
        lines={form.values.lines}
        onChange={(lines) => form.set({ lines })}
        empty={emptyLine}
        error={form.errors.lines}
        addLabel={t('inbound.addLine')}
        lineLabel={(number) => t('inbound.line', { number })}
        removeLabel={(number) => t('inbound.removeLine', { number })}
        fields={(line, change) => (
          <>
            <GoodsFields line={line} onChange={change} />
            <TextField
              label={t('column.lot')}
              className="w-32"
              value={line.lotNo}
              onValueChange={(lotNo) => change({ lotNo })}
              maxLength={50}
            />
            <DayFilter
              label={t('column.expires')}
              className="w-44"
              value={line.expiresOn}
              onChange={(day) => change({ expiresOn: day ?? '' })}
            />
          </>
        )}
      />
    </ItemForm>
  );
}
