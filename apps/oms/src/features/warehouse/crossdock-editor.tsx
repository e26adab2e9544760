import { queryKey } from '@lading/contracts/core';
import {
  crossdockApi,
  crossdockDraft,
  inboundDeliveries,
  type CrossdockDetail,
} from '@lading/contracts/warehouse';
import { languageTag } from '@lading/i18n/languages';
import { useApi } from '@lading/sub-app-kit/api-context';
import { FormFailure, LeaveGuard, useForm } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { IconButton } from '@lading/ui/icon-button';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useQueryClient } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useWarehouseOptions, useWarehouseReload } from './warehouse-queries.ts';

interface Line {
  destination: string;
  reference: string;
  cartons: number | null;
}

const emptyLine: Line = { destination: '', reference: '', cartons: null };
const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** A crossdock as it is announced: where it goes first, how it travels, and how many cartons go where from there. */
export function CrossdockEditor({ known }: { known: CrossdockDetail | null }) {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const api = useApi();
  const client = useQueryClient();
  const navigate = useNavigate();
  const reload = useWarehouseReload();
  const warehouses = useWarehouseOptions();
  const attempt = useRef({ content: '', key: '' });
  const form = useForm({
    schema: crossdockDraft,
    defaults: {
      warehouseId: known?.warehouseId ?? warehouses[0]?.value ?? '',
      clientRef: known?.clientRef ?? '',
      delivery: known?.delivery ?? 'LTL',
      tracking: known?.tracking ?? '',
      eta: known?.eta ?? '',
      remark: known?.remark ?? '',
      lines: (known?.lines ?? [emptyLine]).map(({ destination, reference, cartons }): Line => ({
        ...{ destination, reference: reference ?? '', cartons },
      })),
    },
    wire: (values) => ({
      ...values,
      ...{ tracking: orNull(values.tracking), eta: orNull(values.eta), remark: orNull(values.remark) },
      lines: values.lines.map((line) => ({ ...line, reference: orNull(line.reference) })),
    }),
    submit: async (draft) => {
      const body = known ? { ...draft, crossdockId: known.crossdockId, version: known.version } : draft;
      // One key for one content: a second click, or a reply that got lost, announces nothing twice.
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      const { saveCrossdock, crossdockDetail } = crossdockApi.calls;
      const saved = await api.call(saveCrossdock, { body }, { idempotencyKey: attempt.current.key });
      const { crossdockId } = saved;
      client.setQueryData(queryKey(crossdockDetail, { params: { crossdockId } }), saved);
      form.reset(form.values);
      reload();
      if (!known) void navigate(`/app/crossdock/${crossdockId}`, { replace: true });
    },
  });
  const { values, set } = form;
  const change = (at: number, part: Partial<Line>) =>
    set({ lines: values.lines.map((line, index) => (index === at ? { ...line, ...part } : line)) });

  return (
    <form {...form.props} className="grid gap-4">
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => undefined} /> : null}
      <FormFailure failure={form.failure} title={t('notSaved')} />
      <Card title={t('warehouse:inbound.delivery')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('warehouse:column.warehouse')}
            {...form.field('warehouseId')}
            options={warehouses}
          />
          <TextField label={t('warehouse:column.reference')} {...form.field('clientRef')} maxLength={50} />
          <Select
            label={t('warehouse:column.delivery')}
            {...form.field('delivery')}
            options={inboundDeliveries.map((value) => ({ value, label: t(`warehouse:delivery.${value}`) }))}
          />
          <DayFilter
            label={t('warehouse:column.eta')}
            value={values.eta}
            onChange={(day) => set({ eta: day ?? '' })}
          />
          <TextField label={t('column.tracking')} {...form.field('tracking')} maxLength={500} />
          <TextField label={t('column.remark')} {...form.field('remark')} maxLength={500} />
        </div>
      </Card>
      <Card
        title={t('lines')}
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
          <legend className="sr-only">{t('lines')}</legend>
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
        <Button type="submit" variant={known ? 'secondary' : 'primary'} loading={form.isPending}>
          {known ? t('save') : t('announce')}
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

/** Cartons of one destination. */
function LineFields({ line, number, onChange, onRemove }: LineFieldsProps) {
  const { t } = useTranslation('warehouseCrossdock');
  const locale = languageTag(useLanguage());
  return (
    <fieldset aria-label={t('line', { number })} className="flex flex-wrap items-end gap-3">
      <TextField
        label={t('column.destination')}
        className="min-w-52 flex-1"
        value={line.destination}
        onValueChange={(destination) => onChange({ destination })}
        maxLength={200}
        required
      />
      <TextField
        label={t('column.reference')}
        className="w-40"
        value={line.reference}
        onValueChange={(reference) => onChange({ reference })}
        maxLength={50}
      />
      <NumberField
        label={t('column.cartons')}
        className="w-28"
        value={line.cartons}
        onValueChange={(cartons) => onChange({ cartons })}
        min={1}
        max={9_999}
        decimals={0}
        locale={locale}
        required
      />
      {onRemove ? (
        <IconButton
          label={t('removeLine', { number })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      ) : null}
    </fieldset>
  );
}
