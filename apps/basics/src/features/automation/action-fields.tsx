import type { RuleAction } from '@lading/contracts/automation';
import { ownHoldReasons } from '@lading/contracts/orders';
import { knownCarriers, signatureTypes } from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { LoadedField } from '@lading/sub-app-kit/form';
import { useShippingDefaults } from '@lading/sub-app-kit/presets';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { NumberField } from '@lading/ui/number-field';
import { Select } from '@lading/ui/select';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useRuleWarehouses } from './automation-queries.ts';
import type { FaultAt } from './rule-draft-rules.ts';

interface ActionProps {
  action: RuleAction;
  onChange: (action: RuleAction) => void;
  faultAt: FaultAt;
}

const text = 'min-w-0 flex-1 basis-44';

/** The fields of an action. */
export function ActionFields({ action, onChange, faultAt }: ActionProps) {
  const { t } = useTranslation(['automation', 'orders']);
  const locale = languageTag(useLanguage());
  const defaults = useShippingDefaults();
  const warehouses = useRuleWarehouses();
  switch (action.do) {
    case 'service':
      return (
        <>
          <SuggestField
            className={text}
            label={t('field.carrier')}
            required
            suggestions={knownCarriers}
            maxLength={60}
            value={action.carrierName}
            onValueChange={(carrierName) => onChange({ ...action, carrierName })}
            error={faultAt('carrierName')}
          />
          <TextField
            className={text}
            label={t('field.service')}
            required
            maxLength={60}
            value={action.serviceCode}
            onValueChange={(serviceCode) => onChange({ ...action, serviceCode })}
            error={faultAt('serviceCode')}
          />
        </>
      );
    case 'rate':
      return (
        <>
          <Select
            className="basis-44"
            label={t('field.rule')}
            value={action.rule}
            onValueChange={(rule) => onChange({ ...action, rule })}
            options={(['cheapest', 'fastest'] as const).map((value) => ({
              value,
              label: t(`field.${value}`),
            }))}
          />
          <NumberField
            className="basis-36"
            label={t('field.atMost')}
            description={t('field.atMostHint')}
            unit="USD"
            min={0.01}
            max={100_000}
            decimals={2}
            locale={locale}
            value={action.atMost === null ? null : action.atMost.minor / 100}
            onValueChange={(value) =>
              onChange({
                ...action,
                atMost: value === null ? null : { minor: Math.round(value * 100), currency: 'USD' },
              })
            }
            error={faultAt('atMost.minor')}
          />
        </>
      );
    case 'preset':
      return (
        <LoadedField className={text} label={t('field.preset')} query={defaults}>
          <Select
            className={text}
            label={t('field.preset')}
            required
            placeholder={t('field.choose')}
            value={action.presetId || null}
            onValueChange={(presetId) => onChange({ ...action, presetId })}
            options={(defaults.data?.presets ?? []).map(({ presetId, name }) => ({
              value: presetId,
              label: name,
            }))}
            {...(defaults.data?.presets.length === 0 && { description: t('field.noPresets') })}
            error={faultAt('presetId')}
          />
        </LoadedField>
      );
    case 'insure':
      return (
        <NumberField
          className="basis-44"
          label={t('field.insure')}
          description={t('field.insureHint')}
          min={0.01}
          max={50_000}
          decimals={2}
          locale={locale}
          value={action.amount}
          onValueChange={(amount) => onChange({ ...action, amount })}
          error={faultAt('amount')}
        />
      );
    case 'signature':
      return (
        <Select
          className="basis-44"
          label={t('field.signature')}
          value={action.type}
          onValueChange={(type) => onChange({ ...action, type })}
          options={signatureTypes.map((value) => ({ value, label: t(`signatures.${value}`) }))}
        />
      );
    case 'tag':
      return (
        <TextField
          className={text}
          label={t('field.tag')}
          required
          maxLength={40}
          value={action.tag}
          onValueChange={(tag) => onChange({ ...action, tag })}
          error={faultAt('tag')}
        />
      );
    case 'hold':
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
            max={60}
            decimals={0}
            locale={locale}
            value={action.days}
            onValueChange={(days) => onChange({ ...action, days })}
            error={faultAt('days')}
          />
          <TextField
            className={text}
            label={t('field.note')}
            maxLength={500}
            value={action.note}
            onValueChange={(note) => onChange({ ...action, note })}
            error={faultAt('note')}
          />
        </>
      );
    case 'note':
      return (
        <TextField
          className={text}
          label={t('field.note')}
          required
          maxLength={500}
          value={action.note}
          onValueChange={(note) => onChange({ ...action, note })}
          error={faultAt('note')}
        />
      );
    case 'warehouse':
      return (
        <LoadedField className={text} label={t('field.warehouse')} query={warehouses}>
          <Select
            className={text}
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
}
