import { queryKey } from '@lading/contracts/core';
import { productsApi } from '@lading/contracts/products';
import { inboundApi, inboundDeliveries, inboundDraft, type InboundDetail } from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Combobox } from '@lading/ui/combobox';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWarehouseOptions, useWarehouseReload } from './warehouse-queries.ts';

interface Line {
  skuCode: string;
  expected: number | null;
  lotNo: string;
}

const emptyLine: Line = { skuCode: '', expected: null, lotNo: '' };
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A draft of an inbound: where it goes, how it travels, and what is in it. */
export function InboundEditor({ inbound }: { inbound: InboundDetail | null }) {
  const { t } = useTranslation('warehouse');
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const warehouses = useWarehouseOptions();
  const attempt = useRef({ content: '', key: '' });
  const form = useForm({
    schema: inboundDraft,
    defaults: {
      warehouseId: inbound?.warehouseId ?? warehouses[0]?.value ?? '',
      clientRef: inbound?.clientRef ?? '',
      delivery: inbound?.delivery ?? 'PARCEL',
      containerNo: inbound?.containerNo ?? '',
      tracking: inbound?.tracking ?? '',
      eta: inbound?.eta ?? '',
      remark: inbound?.remark ?? '',
      lines: (inbound?.lines ?? [emptyLine]).map((line) => ({
        ...{ skuCode: line.skuCode, expected: line.expected, lotNo: line.lotNo ?? '' },
      })),
    },
    wire: (values) => ({
      ...values,
      containerNo: orNull(values.containerNo),
      tracking: orNull(values.tracking),
      eta: orNull(values.eta),
      remark: orNull(values.remark),
      lines: values.lines.map((line) => ({ ...line, lotNo: orNull(line.lotNo) })),
    }),
    submit: async (draft) => {
      const body = inbound ? { ...draft, inboundId: inbound.inboundId, version: inbound.version } : draft;
      // One key for one content: a second click, or a reply that got lost, makes no second draft.
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      const options = { idempotencyKey: attempt.current.key };
      const saved = await api.call(inboundApi.calls.saveInbound, { body }, options);
      const { inboundId } = saved;
      client.setQueryData(queryKey(inboundApi.calls.inboundDetail, { params: { inboundId } }), saved);
      form.reset(form.values);
      reload();
      if (!inbound) void navigate(`/app/inbound/${inboundId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<Line>) =>
    set({ lines: values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={t('inbound.notSaved')} />
      <Card title={t('inbound.delivery')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select label={t('column.warehouse')} {...form.field('warehouseId')} options={warehouses} />
          <TextField label={t('column.reference')} {...form.field('clientRef')} maxLength={50} />
          <Select
            label={t('column.delivery')}
            {...form.field('delivery')}
            options={inboundDeliveries.map((value) => ({ value, label: t(`delivery.${value}`) }))}
          />
          <DayFilter label={t('column.eta')} value={values.eta} onChange={(day) => set({ eta: day ?? '' })} />
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
      <Card
        title={t('products')}
        footer={
          <Button
            icon={<Plus aria-hidden="true" />}
            onClick={() => set({ lines: [...values.lines, emptyLine] })}
          >
            {t('inbound.addLine')}
          </Button>
        }
      >
        <fieldset className="grid gap-4" data-invalid={form.errors.lines ? '' : undefined}>
          <legend className="sr-only">{t('products')}</legend>
          {values.lines.map((line, at) => (
            <LineFields
              key={at}
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
      <div>
        <Button type="submit" variant={inbound ? 'secondary' : 'primary'} loading={form.isPending}>
          {t('inbound.save')}
        </Button>
      </div>
    </form>
  );
}

interface LineFieldsProps {
  line: Line;
  number: number;
  onChange: (part: Partial<Line>) => void;
  onRemove: (() => void) | undefined;
}

function LineFields({ line, number, onChange, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('warehouse');
  const locale = languageTag(useLanguage());
  const products = useProductChoices(line.skuCode);
  return (
    <fieldset aria-label={t('inbound.line', { number })} className="flex flex-wrap items-end gap-3">
      <Combobox
        label={t('column.sku')}
        className="min-w-52 flex-1"
        options={products}
        value={line.skuCode || null}
        onValueChange={(skuCode) => onChange({ skuCode: skuCode ?? '' })}
        emptyText={t('inbound.noProduct')}
        openLabel={t('inbound.chooseProduct')}
        placeholder={t('inbound.chooseProduct')}
        required
      />
      <NumberField
        label={t('column.units')}
        className="w-28"
        value={line.expected}
        onValueChange={(expected) => onChange({ expected })}
        min={1}
        max={999_999}
        decimals={0}
        locale={locale}
        required
      />
      <TextField
        label={t('column.lot')}
        className="w-32"
        value={line.lotNo}
        onValueChange={(lotNo) => onChange({ lotNo })}
        maxLength={50}
      />
      {onRemove ? (
        <IconButton
          label={t('inbound.removeLine', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}

/** The products that can be chosen: the first 200 by SKU, and what stands there already. */
function useProductChoices(chosen: string) {
  const { data } = useQuery(
    callQuery(useApi(), productsApi.calls.productPage, { query: { pageSize: 200, sort: 'skuCode:asc' } }),
  );
  const options = (data?.records ?? []).map(({ skuCode, skuName }) => ({
    ...{ value: skuCode, label: skuCode, keywords: skuName, detail: skuName },
  }));
  return chosen && !options.some(({ value }) => value === chosen)
    ? [{ value: chosen, label: chosen, keywords: '', detail: '' }, ...options]
    : options;
}
