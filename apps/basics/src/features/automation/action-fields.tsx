import { ruleLimits, type RuleAction } from '@lading/contracts/automation';
import { orderWorkLimits, ownHoldReasons } from '@lading/contracts/orders';
import { languageTag } from '@lading/i18n/languages';
import { LoadedField } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useRuleWarehouses } from './automation-queries.ts';
import {
  InsureField,
  PresetField,
  RateFields,
  ServiceFields,
  SignatureField,
  wideField,
  type ActionProps,
} from './label-action-fields.tsx';

/** What an action sets. */
export function ActionFields({ action, ...rest }: ActionProps<RuleAction['do']>) {
  switch (action.do) {
    case 'service':
      return <ServiceFields action={action} {...rest} />;
    case 'rate':
      return <RateFields action={action} {...rest} />;
    case 'preset':
      return <PresetField action={action} {...rest} />;
    case 'insure':
      return <InsureField action={action} {...rest} />;
    case 'signature':
      return <SignatureField action={action} {...rest} />;
    case 'tag':
      return <TagField action={action} {...rest} />;
    case 'hold':
      return <HoldFields action={action} {...rest} />;
    case 'note':
      return <NoteField action={action} {...rest} />;
    case 'warehouse':
      return <WarehouseField action={action} {...rest} />;
  }
}

function TagField({ action, onChange, faultAt }: ActionProps<'tag'>) {
  const { t } = useTranslation('automation');
  return (
    <TextField
      className={wideField}
      label={t('field.tag')}
      required
      maxLength={orderWorkLimits.tag}
      value={action.tag}
      onValueChange={(tag) => onChange({ ...action, tag })}
      error={faultAt('tag')}
    />
  );
}

function HoldFields({ action, onChange, faultAt }: ActionProps<'hold'>) {
  const { t } = useTranslation(['automation', 'orders']);
  const locale = languageTag(useLanguage());
  return (
    <>
      <Select
        className="basis-36"
        label={t('field.reason')}
        value={action.reason}
        onValueChange={(reason) => onChange({ ...action, reason })}
        options={ownHoldReasons.map((value) => ({ value, label: t(`orders:reason.${value}`) }))}
      />
      <NumberField
        className="basis-40"
        label={t('field.holdDays')}
        description={t('field.holdDaysHint')}
        min={1}
        max={ruleLimits.holdDays}
        decimals={0}
        locale={locale}
        value={action.days}
        onValueChange={(days) => onChange({ ...action, days })}
        error={faultAt('days')}
      />
      <TextField
        className={wideField}
        label={t('field.note')}
        maxLength={ruleLimits.note}
        value={action.note}
        onValueChange={(note) => onChange({ ...action, note })}
        error={faultAt('note')}
      />
    </>
  );
}

function NoteField({ action, onChange, faultAt }: ActionProps<'note'>) {
  const { t } = useTranslation('automation');
  return (
    <TextField
      className={wideField}
      label={t('field.note')}
      required
      maxLength={ruleLimits.note}
      value={action.note}
      onValueChange={(note) => onChange({ ...action, note })}
      error={faultAt('note')}
    />
  );
}

function WarehouseField({ action, onChange, faultAt }: ActionProps<'warehouse'>) {
  const { t } = useTranslation('automation');
  const warehouses = useRuleWarehouses();
  return (
    <LoadedField className={wideField} label={t('field.warehouse')} query={warehouses}>
      <Select
        className={wideField}
        label={t('field.warehouse')}
        required
        placeholder={t('field.choose')}
        value={action.warehouseId || null}
        onValueChange={(warehouseId) => onChange({ ...action, warehouseId })}
        options={(warehouses.data ?? []).map(({ warehouseId, name }) => ({
          value: warehouseId,
          label: name,
        }))}
        {...(warehouses.data?.length === 0 && { description: t('field.noWarehouses') })}
        error={faultAt('warehouseId')}
      />
    </LoadedField>
  );
}
