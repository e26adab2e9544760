import {
  orderBulkRequest,
  orderMessages,
  type OrderBulkRequest,
  type OrderSummary,
} from '@lading/contracts/orders';
import { knownCarriers, type MeasureUnit } from '@lading/contracts/shipping';
import { FormDialog, LoadedField, useForm } from '@lading/sub-app-kit/form';
import { DayFilter, type ChosenOfAct } from '@lading/sub-app-kit/list';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { emptyPackage, isEmptyPackage } from '@lading/sub-app-kit/rates';
import { Select, type SelectProps } from '@lading/ui/select';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HoldFields, useHoldEnd } from '../acts/hold-fields.tsx';
import { useOwnWarehouses } from '../acts/order-act-queries.ts';
import { ShippedElsewhereFields } from '../acts/shipped-elsewhere-fields.tsx';
import { TagField } from '../acts/tag-field.tsx';
import { useStartBulk } from './bulk-queries.ts';
import { BulkResult } from './bulk-result.tsx';
import { PackageActField } from './package-act-field.tsx';

export interface BulkActDialogProps {
  act: OrderBulkRequest['act'];
  chosen: ChosenOfAct<OrderSummary>;
  isVendor: boolean;
  onClose: (isStarted: boolean) => void;
}

const noWarehouse = '';
const filled = (text: string): string[] => (text.trim() === '' ? [] : [text]);

/** Stand for none in the list of presets, and for none chosen yet. */
const noPreset = 'none';
const unchosen = '';

const defaults = {
  reason: 'PAYMENT',
  until: '',
  note: '',
  add: '',
  remove: '',
  warehouseId: noWarehouse,
  presetId: unchosen,
  shipBy: '',
  carrierName: '',
  serviceCode: '',
  shipDate: '',
  tellsStore: true,
  unit: 'in/lb' as MeasureUnit,
  package: emptyPackage,
};

/** The values that an act needs of the form. */
function requestOf(
  act: OrderBulkRequest['act'],
  values: typeof defaults,
  endOf: ReturnType<typeof useHoldEnd>,
): unknown {
  const { reason, note, add, remove, warehouseId, presetId, shipBy } = values;
  const { carrierName, serviceCode, shipDate, tellsStore } = values;
  if (act === 'hold') return { act, reason, note, ...endOf(values.until) };
  if (act === 'cancel' || act === 'note') return { act, note };
  if (act === 'mark-shipped')
    return { act, carrierName, serviceCode, tellsStore, ...(shipDate && { shipDate }) };
  if (act === 'service') return { act, carrierName, serviceCode };
  if (act === 'package') return { act, package: { ...values.package, packageType: null, unit: values.unit } };
  if (act === 'preset') return { act, presetId: presetId === noPreset ? null : presetId };
  if (act === 'ship-by') return { act, shipBy: shipBy || null };
  if (act === 'tag') return { act, add: filled(add), remove: filled(remove) };
  if (act === 'assign' || act === 'fulfill')
    return { act, warehouseId: warehouseId === noWarehouse ? null : warehouseId };
  return { act };
}

/** The presets of the organization, and none of them. */
function PresetField(field: Omit<SelectProps<string>, 'label' | 'options'>) {
  const { t } = useTranslation('ordersBulk');
  const defaults = useShippingDefaults();
  const presets = defaults.data?.presets ?? [];
  return (
    <LoadedField label={t('preset')} query={defaults}>
      <Select
        {...field}
        label={t('preset')}
        placeholder={t('choosePreset')}
        options={[
          ...presets.map(({ presetId, name }) => ({ value: presetId, label: name })),
          { value: noPreset, label: t('noPreset') },
        ]}
      />
    </LoadedField>
  );
}

/** The warehouses that an order can be given to, and none of them. */
function WarehouseField({
  act,
  warehouses,
  ...field
}: Omit<SelectProps<string>, 'label' | 'options'> & {
  act: 'assign' | 'fulfill';
  warehouses: ReturnType<typeof useOwnWarehouses>;
}) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork']);
  return (
    <LoadedField label={t('ordersWork:assign.warehouse')} query={warehouses}>
      <Select
        {...field}
        required={false}
        label={t('ordersWork:assign.warehouse')}
        options={[
          { value: noWarehouse, label: act === 'assign' ? t('ordersWork:assign.none') : t('byRouting') },
          ...(warehouses.data ?? []).map(({ warehouseId, name }) => ({ value: warehouseId, label: name })),
        ]}
      />
    </LoadedField>
  );
}

/** Asks what an act on many orders needs, has the server do it, and shows how it goes. */
export function BulkActDialog({ act, chosen, isVendor, onClose }: BulkActDialogProps) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork', 'orders']);
  const [taskId, setTaskId] = useState<string>();
  const start = useStartBulk(chosen, isVendor);
  const warehouses = useOwnWarehouses();
  const endOf = useHoldEnd();
  const form = useForm({
    schema: orderBulkRequest,
    catalogs: [orderMessages],
    defaults,
    wire: (values) => requestOf(act, values, endOf),
    submit: async (request) => setTaskId(await start(request)),
  });
  const { add, remove, note, presetId } = form.values;
  const isEmpty =
    (act === 'tag' && add.trim() === '' && remove.trim() === '') ||
    (act === 'note' && note.trim() === '') ||
    (act === 'preset' && presetId === unchosen) ||
    (act === 'package' && isEmptyPackage(form.values.package)) ||
    // Nobody takes orders from their warehouse because its name was not there to choose.
    (act === 'assign' && warehouses.data === undefined);
  return (
    <FormDialog
      form={form}
      title={t(`title.${act}`, { count: chosen.count })}
      description={taskId === undefined ? t(`text.${act}`) : undefined}
      submitLabel={t(`submit.${act}`)}
      submitVariant={act === 'cancel' ? 'danger' : 'primary'}
      isDisabled={isEmpty}
      failureTitle={t('notStarted')}
      outcome={
        taskId === undefined ? undefined : { content: <BulkResult taskId={taskId} />, closeLabel: t('close') }
      }
      onClose={() => onClose(taskId !== undefined)}
    >
      {act === 'hold' ? <HoldFields form={form} /> : null}
      {act === 'hold' || act === 'cancel' || act === 'note' ? (
        <TextArea
          {...form.field('note')}
          required={act === 'note'}
          label={t('ordersWork:note.label')}
          hint={t('ordersWork:note.internal')}
          rows={3}
        />
      ) : null}
      {act === 'mark-shipped' ? <ShippedElsewhereFields form={form} asksStores={!isVendor} /> : null}
      {act === 'service' ? (
        <>
          <SuggestField
            {...form.field('carrierName')}
            required={false}
            label={t('ordersWork:form.carrierName')}
            spellCheck={false}
            suggestions={knownCarriers}
          />
          <TextField
            {...form.field('serviceCode')}
            required={false}
            label={t('ordersWork:form.serviceCode')}
            autoComplete="off"
            spellCheck={false}
          />
        </>
      ) : null}
      {act === 'package' ? (
        <PackageActField
          unit={form.values.unit}
          value={form.values.package}
          error={form.errors.package}
          onChange={form.set}
        />
      ) : null}
      {act === 'preset' ? <PresetField {...form.field('presetId')} /> : null}
      {act === 'ship-by' ? (
        <DayFilter
          name="shipBy"
          error={form.errors.shipBy}
          label={t('orders:order.shipBy')}
          value={form.values.shipBy}
          onChange={(shipBy) => form.set({ shipBy: shipBy ?? '' })}
        />
      ) : null}
      {act === 'tag' ? (
        <>
          <TagField {...form.field('add')} required={false} label={t('addTag')} />
          <TagField {...form.field('remove')} required={false} label={t('removeTag')} />
        </>
      ) : null}
      {act === 'assign' || act === 'fulfill' ? (
        <WarehouseField {...form.field('warehouseId')} act={act} warehouses={warehouses} />
      ) : null}
    </FormDialog>
  );
}
