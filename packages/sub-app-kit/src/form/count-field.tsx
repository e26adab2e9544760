import { languageTag } from '@lading/i18n/languages';
import { NumberField, type NumberFieldProps } from '@lading/ui/number-field';
import { useLanguage } from '../use-language.ts';

/** How many: a whole number, at least 1 unless told otherwise, written as the reader's language has it. */
export function CountField(props: Omit<NumberFieldProps, 'decimals' | 'locale'>) {
  return <NumberField min={1} {...props} decimals={0} locale={languageTag(useLanguage())} />;
}
