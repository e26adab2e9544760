import { languageTag } from '@lading/i18n/languages';
import { NumberField, type NumberFieldProps } from '@lading/ui/number-field';
import { useLanguage } from '../use-language.ts';

/** A whole number, by default at least 1, in the reader's number format. */
export function CountField(props: Omit<NumberFieldProps, 'decimals' | 'locale'>) {
  return <NumberField min={1} {...props} decimals={0} locale={languageTag(useLanguage())} />;
}
