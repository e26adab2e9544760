import { useHostState } from '@lading/bridge/react';
import { moneyOf } from '@lading/contracts/core';
import {
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

type Values = ReturnType<typeof valuesOf>;

const clock = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
const minutesOf = (text: string): number => Number(text.slice(0, 2)) * 60 + Number(text.slice(3, 5));

const valuesOf = ({ settings, sender, returnTo }: ShippingDefaults, timeZone: string) => ({
  senderId: sender?.entryId ?? null,
  returnId: returnTo?.entryId ?? null,
  unit: settings.unit,
  presetId: settings.presetId ?? '',
  signature: settings.signature,
  insurance: settings.insurance ? settings.insurance.minor / 100 : null,
  cutOff: settings.cutOff ? clock(settings.cutOff.minutes) : '',
  timeZone: (settings.cutOff?.timeZone ?? timeZone) as string | null,
  customsSigner: settings.customsSigner,
  ear99: settings.ear99 ?? false,
  ein: settings.ein ?? '',
  eori: settings.eori ?? '',
  vat: settings.vat ?? '',
  ioss: settings.ioss ?? '',
});

const wireOf = ({ insurance, cutOff, timeZone, presetId, ...same }: Values) => ({
  ...same,
  presetId: presetId || null,
  insurance: insurance === null ? null : moneyOf(insurance.toFixed(2), 'USD'),
  cutOff: cutOff === '' ? null : { minutes: minutesOf(cutOff), timeZone: timeZone ?? '' },
});

/** Whether defaults differ from earlier ones only because their preset was removed, which clears it. */
function isPresetGone(now: ShippingDefaults, before: ShippingDefaults, timeZone: string): boolean {
  const { presetId } = before.settings;
  if (presetId === null || now.presets.some((one) => one.presetId === presetId)) return false;
  return sameValues(valuesOf(now, timeZone), { ...valuesOf(before, timeZone), presetId: '' });
}

/** The default settings as a form; saved as a whole. */
export function SettingsForm({ defaults }: { defaults: ShippingDefaults }) {
  const { t } = useTranslation(['shippingDefaults', 'common']);
  const locale = languageTag(useLanguage());
  const timeZone = useHostState((state) => state.timeZone);
  const { save, latest } = useDefaultsActs();
  const saved = valuesOf(defaults, timeZone);
  const meanwhile = useEditsMeanwhile({
    saved: defaults,
    valuesOf: (one) => valuesOf(one, timeZone),
    code: defaultsMessages.settingsEdited.code,
    latest,
  });
  const form = useForm({
    schema: shippingDefaultsApi.calls.saveShippingDefaults.body,
    defaults: saved,
    wire: wireOf,
    async submit({ version: _version, ...body }) {
      const { version } = meanwhile.base ?? {};
      const answer = await meanwhile.attempt(form, () =>
        save.mutateAsync({ ...body, ...(version && { version }) }),
      );
      if (!answer) return;
      form.reset(valuesOf(answer, timeZone));
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
  const shown = (name: keyof Values, values: Values): string => {
    const { sender, returnTo } = meanwhile.base ?? {};
    const entry = [sender, returnTo, ...senders.entries].find((one) => one?.entryId === values[name]);
    if (name === 'senderId' || name === 'returnId') return entry ? bookEntryName(entry) : '';
    if (name === 'unit') return t(values.unit === 'in/lb' ? 'units.imperial' : 'units.metric');
    if (name === 'signature') return t(`signatures.${values.signature}`);
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
