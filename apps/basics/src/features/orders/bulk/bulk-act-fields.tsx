import type { OrderBulkRequest } from '@lading/contracts/orders';
import { knownCarriers } from '@lading/contracts/shipping';
import { LoadedField, type Form } from '@lading/sub-app-kit/form';
import { DayFilter } from '@lading/sub-app-kit/list';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { Select, type SelectProps } from '@lading/ui/select';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextArea } from '@lading/ui/text-area';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { HoldChangeFields, HoldFields } from '../acts/hold-fields.tsx';
import type { useOwnWarehouses } from '../acts/order-act-queries.ts';
import { ShippedElsewhereFields } from '../acts/shipped-elsewhere-fields.tsx';
import { TagField } from '../acts/tag-field.tsx';
import { OrderCustomsInputs } from '../form/order-customs-inputs.tsx';
import { noPreset, noWarehouse, type BulkValues } from './bulk-act-rules.ts';
import { PackageActField } from './package-act-field.tsx';
import { InsuranceField, SenderFields, SignatureField } from './term-act-fields.tsx';

/** The presets of the organization, and an option for none. */
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

/** The warehouses that an order can be assigned to, and an option for none. */
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

interface BulkActFieldsProps {
  act: OrderBulkRequest['act'];
  form: Form<BulkValues>;
  isVendor: boolean;
  warehouses: ReturnType<typeof useOwnWarehouses>;
}

/** The fields of an action on many orders; nothing for one that only needs confirmation. */
export function BulkActFields({ act, form, isVendor, warehouses }: BulkActFieldsProps) {
  const { t } = useTranslation(['ordersBulk', 'ordersWork', 'orders']);
  return (
    <>
      {act === 'hold' ? <HoldFields form={form} /> : null}
      {act === 'change-hold' ? <HoldChangeFields form={form} /> : null}
      {act === 'hold' || act === 'change-hold' || act === 'cancel' || act === 'note' ? (
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
      {act === 'signature' ? <SignatureField {...form.field('signatureType')} /> : null}
      {act === 'insurance' ? <InsuranceField {...form.field('insuranceDeclared')} /> : null}
      {act === 'sender' ? <SenderFields form={form} /> : null}
      {act === 'customs' ? (
        <OrderCustomsInputs form={form} unchosen={t('ordersWork:changeHold.keepReason')} />
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
    </>
  );
}
