import type { LocalizedText } from '@lading/contracts/core';
import type { Label } from '@lading/contracts/imports';
import { languageOf } from '@lading/i18n/create-texts';
import { formatAgo } from '@lading/i18n/format-ago';
import { formatBytes, formatNumber, formatPercent } from '@lading/i18n/format-number';
import { localized, pickText } from '@lading/i18n/localized';
import { lettersOfColumn } from '@lading/import-engine/sheet';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The wizard's texts, and formatters for labels, sizes and numbers in the reader's language. */
export function useWizardTexts() {
  const { t, i18n } = useTranslation('imports');
  const language = languageOf(i18n);
  return useMemo(
    () => ({
      t,
      language,
      label: ({ en, zh }: Label) => pickText(language, en, zh),
      /** The name of a column; one without a heading is shown by its letters. */
      column: (heading: string) => {
        const letters = lettersOfColumn(heading);
        return letters === undefined ? heading : t('file.lettered', { letters });
      },
      text: (text: LocalizedText) => localized(text, language),
      bytes: (bytes: number) => formatBytes(bytes, language),
      number: (value: number) => formatNumber(value, language),
      ago: (milliseconds: number) => formatAgo(milliseconds, language),
      percent: (share: number) => formatPercent(share, language),
    }),
    [t, language],
  );
}

export type WizardTexts = ReturnType<typeof useWizardTexts>;
