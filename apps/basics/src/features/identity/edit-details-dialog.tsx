import { useHost, useHostState } from '@lading/bridge/react';
import { type PersonalDetails, personalDetails, type User } from '@lading/contracts/identity';
import { type Language, languageCodes, languages, languageTag } from '@lading/i18n/languages';
import { FormDialog, useForm } from '@lading/sub-app-kit/form';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Combobox, type ComboboxOption } from '@lading/ui/combobox';
import { LabelledChoice } from '@lading/ui/labelled-choice';
import { SegmentedControl } from '@lading/ui/segmented-control';
import { TextField } from '@lading/ui/text-field';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateDetails } from './own-account-queries.ts';

const optionsByLanguage = new Map<Language, ComboboxOption<string>[]>();

/** What a language calls a zone, such as "Pacific Time". */
function nameOf(timeZone: string, language: Language): string {
  const parts = new Intl.DateTimeFormat(languageTag(language), {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** A zone in readable form: `Asia/Shanghai` without underscores. */
const timeZoneLabel = (timeZone: string): string => timeZone.replaceAll('_', ' ');

function optionOf(timeZone: string, language: Language): ComboboxOption<string> {
  const name = nameOf(timeZone, language);
  return { value: timeZone, label: timeZoneLabel(timeZone), keywords: name, detail: name };
}

/** Every time zone known to the browser, searchable by its IANA name and by its localized name; also `own` if it is not among them. */
function timeZoneOptions(language: Language, own: string): ComboboxOption<string>[] {
  let known = optionsByLanguage.get(language);
  if (!known) {
    const names = new Set(['UTC', ...Intl.supportedValuesOf('timeZone')]);
    known = [...names].map((timeZone) => optionOf(timeZone, language));
    optionsByLanguage.set(language, known);
  }
  return known.some(({ value }) => value === own) ? known : [optionOf(own, language), ...known];
}

/** What the form holds: `timeZone` is null while none is chosen. The shell stores the language. */
type Entry = Omit<PersonalDetails, 'timeZone'> & { timeZone: string | null; spoken: Language };

/** The form of the details; a changed language goes to the shell once they are saved. */
function useDetailsForm(user: User, onClose: () => void) {
  const { bus } = useHost();
  const language = useLanguage();
  const timeZone = useHostState((state) => state.timeZone);
  const update = useUpdateDetails();
  const defaults: Entry = {
    firstName: user.firstName ?? '',
    lastName: user.lastName ?? '',
    phone: user.phone ?? '',
    timeZone,
    spoken: language,
  };
  const form = useForm({
    schema: personalDetails,
    defaults,
    wire: ({ spoken: _shell, ...details }) => details,
    async submit(details) {
      await update.mutateAsync(details);
      const { spoken } = form.values;
      if (spoken !== language) bus.emit('language:choose', { language: spoken });
      onClose();
    },
  });
  return form;
}

/** Changes name, phone, time zone and language of the account. */
export function EditDetailsDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation(['identity', 'common']);
  const language = useLanguage();
  const ownZone = useHostState((state) => state.timeZone);
  const zones = useMemo(() => timeZoneOptions(language, ownZone), [language, ownZone]);
  const form = useDetailsForm(user, onClose);
  return (
    <FormDialog
      form={form}
      title={t('edit.title')}
      failureTitle={t('edit.notSaved')}
      submitLabel={t('common:action.saveChanges')}
      onClose={onClose}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={t('edit.firstName')}
          autoComplete="given-name"
          maxLength={100}
        />
        <TextField
          {...form.field('lastName')}
          label={t('edit.lastName')}
          autoComplete="family-name"
          maxLength={100}
        />
      </div>
      <TextField
        {...form.field('phone')}
        label={t('edit.phone')}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        hint={t('edit.optional')}
      />
      <Combobox
        {...form.field('timeZone')}
        label={t('person.timeZone')}
        description={t('edit.timeZoneHint')}
        options={zones}
        emptyText={t('edit.noZone')}
        openLabel={t('edit.openZones')}
      />
      <LabelledChoice label={t('person.language')}>
        <SegmentedControl
          label={t('person.language')}
          items={languageCodes.map((code) => ({ value: code, label: languages[code].name }))}
          value={form.values.spoken}
          onValueChange={(spoken) => form.set({ spoken })}
        />
      </LabelledChoice>
    </FormDialog>
  );
}
