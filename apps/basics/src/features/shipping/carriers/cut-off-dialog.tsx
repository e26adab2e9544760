import { useHostState } from '@lading/bridge/react';
import { carrierMessages, cutOffDays, savedCutOff, type CarrierAccount } from '@lading/contracts/shipping';
import { languageTag } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox } from '@lading/ui/combobox';
import { RadioGroup } from '@lading/ui/radio-group';
import { TextField } from '@lading/ui/text-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { timeZoneChoices } from '../time-zone-choices.ts';
import { useAccountActs } from './carrier-account-queries.ts';

type Day = (typeof cutOffDays)[number];
/** Fields are named after their place in the call, where the schema reports errors. */
const fieldOf = <Name extends Day>(day: Name) => `cutOff.days.${day}` as const;

/** What most carriers do, until a person enters the account's own. */
const usualTime = (day: Day): string => (day === 'sat' || day === 'sun' ? '' : '17:00');

function valuesOf({ cutOff }: CarrierAccount, timeZone: string) {
  const times = Object.fromEntries(
    cutOffDays.map((day) => [fieldOf(day), cutOff ? (cutOff.days[day] ?? '') : usualTime(day)]),
  );
  return {
    cutOff: cutOff ? ('own' as const) : ('default' as const),
    'cutOff.zone': (cutOff?.zone ?? timeZone) as string | null,
    ...(times as Record<ReturnType<typeof fieldOf<Day>>, string>),
  };
}

const wireOf = (accountId: string, values: ReturnType<typeof valuesOf>) => ({
  accountId,
  cutOff:
    values.cutOff === 'own'
      ? {
          zone: values['cutOff.zone'] ?? '',
          days: Object.fromEntries(cutOffDays.map((day) => [day, values[fieldOf(day)] || null])),
        }
      : null,
});

/** The cut-off of an account: the default one, or its own by weekday (shipping design, "CarrierAccount"). */
export function CutOffDialog({ account, onClose }: { account: CarrierAccount; onClose: () => void }) {
  const { t } = useTranslation('shippingAccounts');
  const locale = languageTag(useLanguage());
  const timeZone = useHostState((state) => state.timeZone);
  const zone = account.cutOff?.zone ?? timeZone;
  const { saveCutOff } = useAccountActs();
  const form = useForm({
    schema: savedCutOff,
    defaults: valuesOf(account, timeZone),
    wire: (values) => wireOf(account.accountId, values),
    catalogs: [carrierMessages],
    async submit(body) {
      await saveCutOff.mutateAsync(body);
      onClose();
    },
  });
  const zones = useMemo(() => timeZoneChoices(zone), [zone]);
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // January 5, 1970 was a Monday.
  const dayName = (at: number) => weekday.format(new Date(Date.UTC(1970, 0, 5 + at)));
  return (
    <FormDialog
      form={form}
      title={t('act.cutOff', { name: account.name })}
      description={t('cutOff.text')}
      failureTitle={t('cutOff.failed')}
      submitLabel={t('cutOff.submit')}
      onClose={onClose}
    >
      <RadioGroup
        label={t('cutOff.choice')}
        value={form.values.cutOff}
        error={form.errors.cutOff}
        onValueChange={(cutOff) => form.set({ cutOff })}
        options={[
          { value: 'default', label: t('cutOff.useDefault'), description: t('cutOff.useDefaultHint') },
          { value: 'own', label: t('cutOff.useOwn') },
        ]}
      />
      {form.values.cutOff === 'own' ? (
        <>
          <fieldset>
            <legend className="text-sm font-medium text-ink">{t('cutOff.days')}</legend>
            <p className="mb-3 text-xs text-ink-faint">{t('cutOff.daysHint')}</p>
            <div className="grid items-start gap-3 sm:grid-cols-2">
              {cutOffDays.map((day, at) => (
                <TextField key={day} {...form.field(fieldOf(day))} type="time" label={dayName(at)} />
              ))}
            </div>
          </fieldset>
          <Combobox
            {...form.field('cutOff.zone')}
            label={t('cutOff.zone')}
            options={zones}
            emptyText={t('cutOff.noZone')}
            openLabel={t('cutOff.openZones')}
          />
        </>
      ) : null}
    </FormDialog>
  );
}
