import { countries } from '@lading/contracts/core';
import { languageTag } from '@lading/i18n/languages';
import { pickText } from '@lading/i18n/localized';
import { Combobox, type ComboboxOption, type ComboboxProps } from '@lading/ui/combobox';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../use-language.ts';

/** All countries by name, in the order of the reader's language (decision D28); each is found by its code and both names. */
export function useCountryOptions(): ComboboxOption<string>[] {
  const language = useLanguage();
  return useMemo(() => {
    const { compare } = new Intl.Collator(languageTag(language));
    return countries
      .map(({ code, en, zh }) => ({
        value: code,
        label: pickText(language, en, zh),
        keywords: `${en} ${zh}`,
        detail: code,
      }))
      .toSorted((one, other) => compare(one.label, other.label));
  }, [language]);
}

interface CountryFieldProps extends Omit<ComboboxProps<string>, 'options' | 'emptyText' | 'openLabel'> {
  /** Codes that are not offered. */
  without?: readonly string[];
}

/** The choice of a country, by its ISO 3166-1 code. */
export function CountryField({ without, ...props }: CountryFieldProps) {
  const { t } = useTranslation('commonSubApp');
  const every = useCountryOptions();
  const options = without ? every.filter(({ value }) => !without.includes(value)) : every;
  return (
    <Combobox {...props} options={options} emptyText={t('country.noMatch')} openLabel={t('country.open')} />
  );
}
