import { useHostState } from '@lading/bridge/react';
import {
  customsContents,
  customsTerms,
  defaultsMessages,
  shippingDefaultsApi,
  signatureTypes,
  type ShippingDefaults,
} from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import {
  EditsMeanwhileNote,
  FormFailure,
  LeaveGuard,
  LoadedField,
  SaveBar,
  sameValues,
  useEditsMeanwhile,
  useForm,
} from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { Checkbox } from '@lading/ui/checkbox';
import { Combobox } from '@lading/ui/combobox';
import { NumberField } from '@lading/ui/number-field';
import { LabelledChoice } from '@lading/ui/labelled-choice';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { Select } from '@lading/ui/select';
import { TextField } from '@lading/ui/text-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { bookEntryName, useAddressChoices, useDefaultsActs } from '@lading/sub-app-kit/presets';
import { timeZoneChoices } from '../time-zone-choices.ts';
import { settingsValues, settingsWire, type SettingsValues } from './settings-rules.ts';

/** Whether defaults differ from earlier ones only because their preset was removed, which clears it. */
function isPresetGone(now: ShippingDefaults, before: ShippingDefaults, timeZone: string): boolean {
  const { presetId } = before.settings;
  if (presetId === null || now.presets.some((one) => one.presetId === presetId)) return false;
  return sameValues(settingsValues(now, timeZone), { ...settingsValues(before, timeZone), presetId: '' });
}

/** The default settings as a form; saved as a whole. */
export function SettingsForm({ defaults }: { defaults: ShippingDefaults }) {
  const { t } = useTranslation(['shippingDefaults', 'ordersCustoms', 'common']);
  const locale = languageTag(useLanguage());
  const timeZone = useHostState((state) => state.timeZone);
  const { save, latest } = useDefaultsActs();
  const saved = settingsValues(defaults, timeZone);
  const meanwhile = useEditsMeanwhile({
    saved: defaults,
    valuesOf: (one) => settingsValues(one, timeZone),
    code: defaultsMessages.settingsEdited.code,
    latest,
  });
  const form = useForm({
    schema: shippingDefaultsApi.calls.saveShippingDefaults.body,
    defaults: saved,
    wire: settingsWire,
    async submit({ version: _version, ...body }) {
      const { version } = meanwhile.base ?? {};
      const answer = await meanwhile.attempt(form, () =>
        save.mutateAsync({ ...body, ...(version && { version }) }),
      );
      if (!answer) return;
      form.reset(settingsValues(answer, timeZone));
      meanwhile.settle(answer);
    },
  });

  // Removed on this page, below the form: no one else has changed anything.
  if (meanwhile.base && isPresetGone(defaults, meanwhile.base, timeZone)) {
    meanwhile.settle(defaults);
    form.rebase(saved);
  }

  const zones = useMemo(() => timeZoneChoices(timeZone), [timeZone]);
  const senders = useAddressChoices(form.values.senderId, [defaults.sender]);
  const returns = useAddressChoices(form.values.returnId, [defaults.returnTo]);
  const party = (name: 'senderId' | 'returnId', book: typeof senders) => (
    <LoadedField label={t(`form.${name}`)} query={book.query}>
      <Combobox
        {...form.field(name)}
        label={t(`form.${name}`)}
        description={t(`form.${name}Hint`)}
        options={book.options}
        onSearch={book.onSearch}
        emptyText={book.note ? t(`common:state.${book.note}`) : t('form.noAddress')}
        openLabel={t('form.openAddresses')}
        clearLabel={t('form.clear')}
        placeholder={t('form.none')}
      />
    </LoadedField>
  );
  /** What another person has chosen, in words. */
  const shown = (name: keyof SettingsValues, values: SettingsValues): string => {
    const { sender, returnTo } = meanwhile.base ?? {};
    const entry = [sender, returnTo, ...senders.entries].find((one) => one?.entryId === values[name]);
    if (name === 'senderId' || name === 'returnId') return entry ? bookEntryName(entry) : '';
    if (name === 'unit') return t(values.unit === 'in/lb' ? 'units.imperial' : 'units.metric');
    if (name === 'signature') return t(`signatures.${values.signature}`);
    if (name === 'customsContents') return t(`ordersCustoms:contentsNames.${values.customsContents}`);
    if (name === 'customsTerms') return t(`ordersCustoms:termsNames.${values.customsTerms}`);
    if (name === 'presetId')
      return defaults.presets.find(({ presetId }) => presetId === values.presetId)?.name ?? '';
    if (name === 'ear99') return values.ear99 ? '✓' : '';
    return String(values[name] ?? '');
  };
  return (
    <Card
      title={t('settings')}
      actions={
        <Button size="small" variant="ghost" render={<Link to="/settings/address-book" />}>
          {t('toAddressBook')}
        </Button>
      }
    >
      {form.isDirty && !form.isPending ? <LeaveGuard onLeave={() => form.reset()} /> : null}
      <form {...form.props} className="grid gap-4">
        <FormFailure failure={form.failure} title={t('form.failed')} />
        <EditsMeanwhileNote edits={meanwhile.edits} labelOf={(name) => t(`form.${name}`)} shown={shown} />
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {party('senderId', senders)}
          {party('returnId', returns)}
          <LabelledChoice label={t('form.unit')}>
            <SegmentedControl
              label={t('form.unit')}
              items={[
                { value: 'in/lb', label: t('units.imperial') },
                { value: 'cm/kg', label: t('units.metric') },
              ]}
              value={form.values.unit}
              onValueChange={(unit) => form.set({ unit })}
            />
          </LabelledChoice>
          <Select
            {...form.field('presetId')}
            label={t('form.presetId')}
            description={t('form.presetIdHint')}
            options={[
              { value: '', label: t('form.noPreset') },
              ...defaults.presets.map(({ presetId, name }) => ({ value: presetId, label: name })),
            ]}
          />
          <Select
            {...form.field('signature')}
            label={t('form.signature')}
            options={signatureTypes.map((value) => ({ value, label: t(`signatures.${value}`) }))}
          />
          <NumberField
            {...form.field('insurance')}
            label={t('form.insurance')}
            description={t('form.insuranceHint')}
            min={0.01}
            max={50_000}
            decimals={2}
            locale={locale}
            unit="USD"
          />
          <TextField
            {...form.field('cutOff')}
            type="time"
            label={t('form.cutOff')}
            description={t('form.cutOffHint')}
          />
          <Combobox
            {...form.field('timeZone')}
            label={t('form.timeZone')}
            disabled={form.values.cutOff === ''}
            options={zones}
            emptyText={t('form.noZone')}
            openLabel={t('form.openZones')}
          />
          <TextField
            {...form.field('customsSigner')}
            label={t('form.customsSigner')}
            description={t('form.customsSignerHint')}
            maxLength={80}
          />
          <Select
            {...form.field('customsContents')}
            label={t('form.customsContents')}
            options={customsContents.map((value) => ({
              value,
              label: t(`ordersCustoms:contentsNames.${value}`),
            }))}
          />
          <Select
            {...form.field('customsTerms')}
            label={t('form.customsTerms')}
            description={t('form.customsTermsHint')}
            options={customsTerms.map((value) => ({ value, label: t(`ordersCustoms:termsNames.${value}`) }))}
          />
          <Checkbox
            label={t('form.ear99')}
            description={t('form.ear99Hint')}
            checked={form.values.ear99}
            onCheckedChange={(ear99) => form.set({ ear99 })}
          />
          {(['eori', 'vat', 'ioss', 'ein'] as const).map((name) => (
            <TextField
              key={name}
              {...form.field(name)}
              label={t(`form.${name}`)}
              description={t(`form.${name}Hint`)}
              maxLength={40}
            />
          ))}
        </div>
        <div className="border-t border-line pt-3">
          <SaveBar form={form} savedLabel={save.isSuccess ? t('saved') : null} />
        </div>
      </form>
    </Card>
  );
}
