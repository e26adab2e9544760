import { useHost, useHostState } from '@lading/bridge/react';
import type { User } from '@lading/contracts/entities/user-info';
import { languageCodes, languages, type Language } from '@lading/i18n/languages';
import { FailureBanner } from '@lading/sub-app-kit/components/failure-banner';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox } from '@lading/ui/combobox';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AccountDialog } from './account-dialog.tsx';
import { detailsFaults, type DetailsEntry, type DetailsFaults } from './details-rules.ts';
import { fieldFaultText } from './field-fault-text.ts';
import { useUpdateDetails } from './own-account-queries.ts';
import { timeZoneOptions } from './time-zone-options.ts';

/** Changes name, phone, time zone and language of the account. */
export function EditDetailsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['account', 'common']);
  const { bus } = useHost();
  const language = useLanguage();
  const ownZone = useHostState((state) => state.timeZone);
  const update = useUpdateDetails();
  const form = useRef<HTMLDivElement>(null);
  const firstField = useRef<HTMLInputElement>(null);
  const [entry, setEntry] = useState<DetailsEntry>({
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phone: user.phone ?? '',
    timeZone: ownZone,
  });
  const [spoken, setSpoken] = useState<Language>(language);
  const [faults, setFaults] = useState<DetailsFaults>({});
  const zones = useMemo(() => timeZoneOptions(language, ownZone), [language, ownZone]);

  const put = (name: keyof DetailsEntry) => (value: string | null) =>
    setEntry((now) => ({ ...now, [name]: value }));
  const faultText = (name: keyof DetailsEntry) => {
    const fault = faults[name];
    return fault ? t(fault, { ns: 'common' }) : fieldFaultText(update.error, name, language);
  };
  const isShownAtField = Object.keys(entry).some((name) => fieldFaultText(update.error, name, language));

  function submit() {
    if (update.isPending) return;
    const found = detailsFaults(entry);
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
    const { firstName, lastName, phone, timeZone } = entry;
    const body = { firstName: firstName.trim(), lastName: lastName.trim(), phone: phone.trim() };
    update.mutate(
      { ...body, timeZone: timeZone ?? ownZone },
      {
        onSuccess() {
          if (spoken !== language) bus.emit('language:choose', { language: spoken });
          onClose();
        },
      },
    );
  }

  const text = (name: 'firstName' | 'lastName' | 'phone', autoComplete: string) => ({
    name,
    label: t(`edit.${name}`),
    value: entry[name],
    onValueChange: put(name),
    error: faultText(name),
    autoComplete,
  });
  return (
    <AccountDialog
      title={t('edit.title')}
      initialFocus={firstField}
      onSubmit={submit}
      submitLabel={t('common:action.saveChanges')}
      isPending={update.isPending}
      onClose={onClose}
    >
      <div ref={form} className="flex flex-col gap-4">
        {update.error && !isShownAtField ? (
          <FailureBanner title={t('edit.notSaved')} fault={update.error} />
        ) : null}
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...text('firstName', 'given-name')} ref={firstField} maxLength={100} required />
          <TextField {...text('lastName', 'family-name')} maxLength={100} required />
        </div>
        <TextField {...text('phone', 'tel')} type="tel" maxLength={40} hint={t('edit.optional')} />
        <Combobox
          label={t('person.timeZone')}
          name="timeZone"
          description={t('edit.timeZoneHint')}
          options={zones}
          value={entry.timeZone}
          onValueChange={put('timeZone')}
          error={faultText('timeZone')}
          emptyText={t('edit.noZone')}
          openLabel={t('edit.openZones')}
          required
        />
        <div className="flex flex-col items-start gap-1.5">
          <span aria-hidden="true" className="text-sm font-medium text-ink">
            {t('person.language')}
          </span>
          <SegmentedControl
            label={t('person.language')}
            items={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
            value={spoken}
            onValueChange={setSpoken}
          />
        </div>
      </div>
    </AccountDialog>
  );
}
