import { ruleLimits, type RuleAction, type RuleActionKind } from '@lading/contracts/automation';
import { labelPlanLimits } from '@lading/contracts/orders';
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
import type { FaultAt } from './rule-draft-rules.ts';

/** One action of a rule that is being written; `faultAt` gives the error at a path below the action. */
export interface ActionProps<Kind extends RuleActionKind> {
  action: Extract<RuleAction, { do: Kind }>;
  onChange: (action: RuleAction) => void;
  faultAt: FaultAt;
}

/** Class of a text field that takes the room that is left. */
export const wideField = 'min-w-0 flex-1 basis-44';

const centsOfUnit = 100;

/** Ships by a named service. */
export function ServiceFields({ action, onChange, faultAt }: ActionProps<'service'>) {
  const { t } = useTranslation('automation');
  return (
    <>
      <SuggestField
        className={wideField}
        label={t('field.carrier')}
        required
        suggestions={knownCarriers}
        maxLength={labelPlanLimits.name}
        value={action.carrierName}
        onValueChange={(carrierName) => onChange({ ...action, carrierName })}
        error={faultAt('carrierName')}
      />
      <TextField
        className={wideField}
        label={t('field.service')}
        required
        maxLength={labelPlanLimits.name}
        value={action.serviceCode}
        onValueChange={(serviceCode) => onChange({ ...action, serviceCode })}
        error={faultAt('serviceCode')}
      />
    </>
  );
}

/** Compares what is offered. */
export function RateFields({ action, onChange, faultAt }: ActionProps<'rate'>) {
  const { t } = useTranslation('automation');
  const locale = languageTag(useLanguage());
  const rules = ['cheapest', 'fastest'] as const;
  return (
    <>
      <Select
        className="basis-44"
        label={t('field.rule')}
        value={action.rule}
        onValueChange={(rule) => onChange({ ...action, rule })}
        options={rules.map((value) => ({ value, label: t(`field.${value}`) }))}
      />
      <NumberField
        className="basis-36"
        label={t('field.atMost')}
        description={t('field.atMostHint')}
        unit="USD"
        min={0.01}
        max={labelPlanLimits.atMostMinor / centsOfUnit}
        decimals={2}
        locale={locale}
        value={action.atMost === null ? null : action.atMost.minor / centsOfUnit}
        onValueChange={(value) =>
          onChange({
            ...action,
            atMost: value === null ? null : { minor: Math.round(value * centsOfUnit), currency: 'USD' },
          })
        }
        error={faultAt('atMost.minor')}
      />
    </>
  );
}

/** Ships by a preset of the organization. */
export function PresetField({ action, onChange, faultAt }: ActionProps<'preset'>) {
  const { t } = useTranslation('automation');
  const defaults = useShippingDefaults();
  return (
    <LoadedField className={wideField} label={t('field.preset')} query={defaults}>
      <Select
        className={wideField}
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
}

/** Insures the order for an amount, or for its total. */
export function InsureField({ action, onChange, faultAt }: ActionProps<'insure'>) {
  const { t } = useTranslation('automation');
  const locale = languageTag(useLanguage());
  return (
    <NumberField
      className="basis-44"
      label={t('field.insure')}
      description={t('field.insureHint')}
      min={0.01}
      max={ruleLimits.insured}
      decimals={2}
      locale={locale}
      value={action.amount}
      onValueChange={(amount) => onChange({ ...action, amount })}
      error={faultAt('amount')}
    />
  );
}

/** Asks for a signature on delivery. */
export function SignatureField({ action, onChange }: ActionProps<'signature'>) {
  const { t } = useTranslation('automation');
  return (
    <Select
      className="basis-44"
      label={t('field.signature')}
      value={action.type}
      onValueChange={(type) => onChange({ ...action, type })}
      options={signatureTypes.map((value) => ({ value, label: t(`signatures.${value}`) }))}
    />
  );
}
