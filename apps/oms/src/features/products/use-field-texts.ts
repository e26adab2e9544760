import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { useTranslation } from 'react-i18next';
import { sortServerErrors, type FieldFault, type ProductField } from './product-form-rules.ts';

/** What to say below a field, if anything. */
export type FieldTexts = Partial<Record<ProductField, string>>;

/** The faults of the form and of the server's last answer in the reader's words; the form's own come first. */
export function useFieldTexts(
  faults: Partial<Record<ProductField, FieldFault>>,
  failure: unknown,
): FieldTexts {
  const { t } = useTranslation(['oms', 'common']);
  const language = useLanguage();

  const say = (fault: FieldFault): string => {
    switch (fault.kind) {
      case 'required':
        return t('common:check.required');
      case 'integer':
        return t('common:check.integer');
      case 'max':
        return t('common:check.max', { max: fault.bound });
      case 'min':
        return t('common:check.min', { min: fault.bound });
      case 'maxLength':
        return t('common:check.maxLength', { max: fault.bound });
      default:
        return t(`fault.${fault.kind}`);
    }
  };

  const texts: FieldTexts = {};
  if (failure instanceof ApiError) {
    for (const [field, error] of Object.entries(sortServerErrors(failure.errors).byField)) {
      texts[field as ProductField] = localized(error, language);
    }
  }
  for (const [field, fault] of Object.entries(faults)) texts[field as ProductField] = say(fault);
  return texts;
}
