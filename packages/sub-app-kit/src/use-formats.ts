import { useHostState } from '@lading/bridge/react';
import { formatMoney, formatNumber, formatUnitPrice } from '@lading/i18n/format-number';
import { formatTime } from '@lading/i18n/format-time';
import { languageTag } from '@lading/i18n/languages';
import { pickText } from '@lading/i18n/localized';
import { useMemo } from 'react';
import { sizeText, weightText, type Sides, type Weight } from './measure-rules.ts';
import { useLanguage } from './use-language.ts';

/** Formats for the reader's language and zone. Each accepts missing values and returns an empty text for them. */
export interface Formats {
  number(value: number | null | undefined, options?: Intl.NumberFormatOptions): string;
  /** @param currency ISO 4217; without one only the number is shown */
  money(amount: number | null | undefined, currency: string | null | undefined): string;
  /** Like {@link Formats.money}, with up to four more decimals if needed. */
  unitPrice(amount: number | null | undefined, currency: string | null | undefined): string;
  /** `YYYY-MM-DD HH:mm:ss` in the user's zone (spec §9). */
  time(moment: string | null | undefined): string;
  /** `MM-DD HH:mm` in the user's zone: when a message was sent (spec §9). */
  messageTime(moment: string | null | undefined): string;
  /** `30 × 20 × 15 cm`. */
  size(sides: Sides): string;
  /** `2 lb 3 oz`. */
  weight(weight: Weight): string;
  /** Name of a country by its ISO 3166-1 code; an unknown code is returned as is. */
  country(code: string | null | undefined): string;
  /** The reader's text of a pair, or the other one. */
  pick(english: string | null | undefined, chinese: string | null | undefined): string;
}

/** The reader's formats; the same object until language or zone change. */
export function useFormats(): Formats {
  const language = useLanguage();
  const timeZone = useHostState((state) => state.timeZone);
  return useMemo(() => {
    const countries = new Intl.DisplayNames(languageTag(language), { type: 'region' });
    const write = (value: number): string => formatNumber(value, language);
    return {
      number: (value, options) => (value == null ? '' : formatNumber(value, language, options)),
      money(amount, currency) {
        if (amount == null) return '';
        // An invalid code would make Intl throw; the number is still worth showing.
        return /^[A-Z]{3}$/.test(currency ?? '')
          ? formatMoney(amount, language, currency ?? undefined)
          : formatNumber(amount, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
      },
      unitPrice(amount, currency) {
        if (amount == null) return '';
        return /^[A-Z]{3}$/.test(currency ?? '')
          ? formatUnitPrice(amount, language, currency!)
          : formatNumber(amount, language, { minimumFractionDigits: 2, maximumFractionDigits: 6 });
      },
      time: (moment) => (moment ? formatTime(moment, timeZone) : ''),
      messageTime: (moment) => (moment ? formatTime(moment, timeZone, 'message') : ''),
      pick: (english, chinese) => pickText(language, english ?? '', chinese ?? ''),
      size: (sides) => sizeText(sides, write),
      weight: (weight) => weightText(weight, write),
      country: (code) =>
        /^[A-Za-z]{2}$/.test(code ?? '') ? (countries.of(code!.toUpperCase()) ?? '') : (code ?? ''),
    };
  }, [language, timeZone]);
}
