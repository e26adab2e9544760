import { crossdockApi, crossdockDraft, type CrossdockDetail } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { CountField, FormLines, ItemForm, useItemForm } from '@lading/sub-app-kit/form';
import { Card } from '@lading/ui/card';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useWarehouseOptions } from '../../use-warehouse-options.ts';
import { ArrivalFields, headOf, orNull, RequestHead } from './request-fields.tsx';
import { useWarehouseReload } from './warehouse-queries.ts';

const { saveCrossdock, crossdockDetail } = crossdockApi.calls;

interface Line {
  destination: string;
  reference: string;
  cartons: number | null;
}

const emptyLine: Line = { destination: '', reference: '', cartons: null };

/** A crossdock as it is announced: where it goes first, how it travels, and how many cartons go where from there. */
export function CrossdockEditor({ known }: { known: CrossdockDetail | null }) {
  const { t } = useTranslation(['warehouseCrossdock', 'warehouse']);
  const api = useApi();
  const warehouses = useWarehouseOptions();
  const form = useItemForm({
    schema: crossdockDraft,
    defaults: {
      ...headOf(known, warehouses),
      delivery: known?.delivery ?? 'LTL',
      tracking: known?.tracking ?? '',
      eta: known?.eta ?? '',
      remark: known?.remark ?? '',
      lines: (known?.lines ?? [emptyLine]).map(({ destination, reference, cartons }): Line => ({
        destination,
        reference: reference ?? '',
        cartons,
      })),
    },
    wire: (values) => ({
      ...values,
      tracking: orNull(values.tracking),
      eta: orNull(values.eta),
      remark: orNull(values.remark),
      lines: values.lines.map((line) => ({ ...line, reference: orNull(line.reference) })),
    }),
    known: known && { crossdockId: known.crossdockId, version: known.version },
    save: (body, idempotencyKey) => api.call(saveCrossdock, { body }, { idempotencyKey }),
    detail: ({ crossdockId }) => callQuery(api, crossdockDetail, { params: { crossdockId } }),
    link: ({ crossdockId }) => `/app/crossdock/${crossdockId}`,
    reload: useWarehouseReload(),
  });
  return (
    <ItemForm
      form={form}
      failureTitle={t('notSaved')}
      submit={known ? { label: t('save'), variant: 'secondary' } : { label: t('announce') }}
    >
      <Card title={t('warehouse:inbound.delivery')}>
        <div className="grid gap-4 sm:grid-cols-2">
          <RequestHead form={form} warehouses={warehouses} />
          <ArrivalFields delivery={form.field('delivery')} eta={form.field('eta')} />
          <TextField label={t('column.tracking')} {...form.field('tracking')} maxLength={500} />
          <TextField label={t('column.remark')} {...form.field('remark')} maxLength={500} />
        </div>
      </Card>
      <FormLines
        title={t('lines')}
        lines={form.values.lines}
        onChange={(lines) => form.set({ lines })}
        empty={emptyLine}
        error={form.errors.lines}
        addLabel={t('addLine')}
        lineLabel={(number) => t('line', { number })}
        removeLabel={(number) => t('removeLine', { number })}
        fields={(line, change) => <LineFields line={line} onChange={change} />}
      />
    </ItemForm>
  );
}

/** Cartons of one destination. */
function LineFields({ line, onChange }: { line: Line; onChange: (part: Partial<Line>) => void }) {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <>
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
      <CountField
        label={t('column.cartons')}
        className="w-28"
        value={line.cartons}
        onValueChange={(cartons) => onChange({ cartons })}
        max={9_999}
        required
      />
    </>
  );
}
