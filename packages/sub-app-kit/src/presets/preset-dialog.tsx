import { moneyOf } from '@lading/contracts/core';
import {
  defaultsMessages,
  knownCarriers,
  presetHotkeys,
  shippingDefaultsApi,
  signatureTypes,
  type MeasureUnit,
  type PresetDraft,
  type ShippingPreset,
} from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { EditsMeanwhileNote, FormDialog, useEditsMeanwhile, useForm } from '../form/index.ts';
import { useLanguage } from '../use-language.ts';
import { NumberField } from '@lading/ui/number-field';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { SuggestField } from '@lading/ui/suggest-field';
import { TextField } from '@lading/ui/text-field';
import { useTranslation } from 'react-i18next';
import { useDefaultsActs, useShippingDefaults } from './defaults-queries.ts';

const sides = ['package.length', 'package.width', 'package.height'] as const;
const rules = ['cheapest', 'fastest', 'named'] as const;

const valuesOf = (preset: Partial<PresetDraft>, unit: MeasureUnit) => {
  const { package: box, service } = preset;
  const named = service?.rule === 'named' ? service : null;
  return {
    name: preset.name ?? '',
    hotkey: preset.hotkey ?? 0,
    signature: preset.signature ?? 'none',
    insurance: preset.insurance ? preset.insurance.minor / 100 : null,
    'package.length': box?.length ?? null,
    'package.width': box?.width ?? null,
    'package.height': box?.height ?? null,
    'package.weight': box?.weight ?? null,
    unit: box?.unit ?? unit,
    rule: service?.rule ?? ('cheapest' as const),
    'service.carrierName': named?.carrierName ?? '',
    'service.serviceCode': named?.serviceCode ?? '',
  };
};
type Values = ReturnType<typeof valuesOf>;

const wireOf = (values: Values) => {
  const box = {
    length: values['package.length'],
    width: values['package.width'],
    height: values['package.height'],
    weight: values['package.weight'],
  };
  const { name, hotkey, signature, insurance, rule, unit } = values;
  return {
    name,
    hotkey: hotkey || null,
    signature,
    insurance: insurance === null ? null : moneyOf(insurance.toFixed(2), 'USD'),
    package: Object.values(box).every((value) => value === null) ? null : { ...box, unit },
    service:
      rule === 'named'
        ? { rule, carrierName: values['service.carrierName'], serviceCode: values['service.serviceCode'] }
        : { rule },
  };
};

/** The keys of the fields' labels. */
const labels = {
  name: 'preset.name',
  hotkey: 'preset.hotkey',
  signature: 'form.signature',
  insurance: 'form.insurance',
  'package.length': 'preset.length',
  'package.width': 'preset.width',
  'package.height': 'preset.height',
  'package.weight': 'preset.weight',
  unit: 'form.unit',
  rule: 'column.service',
  'service.carrierName': 'preset.carrier',
  'service.serviceCode': 'preset.serviceName',
} as const satisfies Record<keyof Values, string>;

interface PresetDialogProps {
  /** The preset to change; null for a new one. */
  preset: ShippingPreset | null;
  /** Initial values of a new one. */
  begin?: Partial<PresetDraft>;
  /** Called with its name once it is saved, before the dialog closes: for a page that shows no presets. */
  onSaved?: (name: string) => void;
  onClose: () => void;
}

/** Adds a preset, or changes one: package, service and options under a name and a key. */
export function PresetDialog({ preset, begin = {}, onSaved, onClose }: PresetDialogProps) {
  const { t } = useTranslation('shippingDefaults');
  const locale = languageTag(useLanguage());
  const { savePreset, latest } = useDefaultsActs();
  const { data } = useShippingDefaults();
  const taken = new Map(
    data?.presets.flatMap((one) =>
      one.hotkey === null || one.presetId === preset?.presetId ? [] : [[one.hotkey, one.name] as const],
    ),
  );
  const usualUnit = data?.settings.unit ?? 'in/lb';
  const meanwhile = useEditsMeanwhile({
    saved: preset,
    valuesOf: (saved) => valuesOf(saved, usualUnit),
    code: defaultsMessages.presetEdited.code,
    latest: async () => (await latest())?.presets.find(({ presetId }) => presetId === preset?.presetId),
  });
  const form = useForm({
    schema: shippingDefaultsApi.calls.savePreset.body,
    defaults: valuesOf(preset ?? begin, usualUnit),
    wire: wireOf,
    async submit({ version: _version, presetId: _presetId, ...body }) {
      const { base } = meanwhile;
      await meanwhile.attempt(form, () =>
        savePreset.mutateAsync({
          ...body,
          ...(base && { presetId: base.presetId }),
          ...(base?.version && { version: base.version }),
        }),
      );
      onSaved?.(body.name);
      onClose();
    },
  });
  const labelOf = (name: keyof Values): string => t(labels[name]);
  const { rule, unit } = form.values;
  const shown = (name: keyof Values, values: Values): string => {
    if (name === 'signature') return t(`signatures.${values.signature}`);
    if (name === 'rule') return t(`service.${values.rule}`);
    if (name === 'unit') return t(values.unit === 'in/lb' ? 'units.imperial' : 'units.metric');
    return String(values[name] || '');
  };
  return (
    <FormDialog
      form={form}
      title={t(preset ? 'preset.editTitle' : 'preset.addTitle')}
      failureTitle={t('preset.failed')}
      submitLabel={t('preset.submit')}
      onClose={onClose}
      width={560}
    >
      <EditsMeanwhileNote edits={meanwhile.edits} labelOf={labelOf} shown={shown} />
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr]">
        <TextField {...form.field('name')} label={t('preset.name')} autoComplete="off" maxLength={60} />
        <Select
          {...form.field('hotkey')}
          label={t('preset.hotkey')}
          options={[
            { value: 0, label: t('preset.noHotkey') },
            ...presetHotkeys.map((key) => {
              const name = taken.get(key);
              const label = name === undefined ? String(key) : t('preset.takenKey', { key, name });
              return { value: key, label, disabled: name !== undefined };
            }),
          ]}
        />
      </div>
      <fieldset className="grid gap-3">
        <legend className="mb-2 text-sm font-medium text-ink">{t('column.package')}</legend>
        <p className="text-sm text-ink-muted">{t('preset.packageHint')}</p>
        <SegmentedControl
          label={t('form.unit')}
          items={[
            { value: 'in/lb', label: t('units.imperial') },
            { value: 'cm/kg', label: t('units.metric') },
          ]}
          value={unit}
          onValueChange={(next) => form.set({ unit: next })}
          className="justify-self-start"
        />
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {[...sides, 'package.weight' as const].map((name) => (
            <NumberField
              key={name}
              {...form.field(name)}
              label={t(`preset.${name.slice(8) as 'length' | 'width' | 'height' | 'weight'}`)}
              min={0}
              max={name === 'package.weight' ? 10_000 : 1_000}
              decimals={2}
              locale={locale}
              unit={name === 'package.weight' ? unit.slice(3) : unit.slice(0, 2)}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-3">
        <Select
          {...form.field('rule')}
          label={t('column.service')}
          options={rules.map((value) => ({ value, label: t(`service.${value}`) }))}
          {...(rule !== 'named' && { className: 'sm:col-span-3' })}
        />
        {rule === 'named' ? (
          <>
            <SuggestField
              {...form.field('service.carrierName')}
              label={t('preset.carrier')}
              spellCheck={false}
              suggestions={knownCarriers}
            />
            <TextField
              {...form.field('service.serviceCode')}
              label={t('preset.serviceName')}
              autoComplete="off"
              spellCheck={false}
            />
          </>
        ) : null}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          {...form.field('signature')}
          label={t('form.signature')}
          options={signatureTypes.map((value) => ({ value, label: t(`signatures.${value}`) }))}
        />
        <NumberField
          {...form.field('insurance')}
          label={t('form.insurance')}
          min={0.01}
          max={50_000}
          decimals={2}
          locale={locale}
          unit="USD"
        />
      </div>
    </FormDialog>
  );
}
