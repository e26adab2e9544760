import { ApiError } from '@lading/api-client/api-error';
import { localized } from '@lading/i18n/localized';
import { useFailureText } from '@lading/sub-app-kit/use-failure-text';
import { useLanguage } from '@lading/sub-app-kit/use-language';
import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';
import { sortServerErrors } from './product-form-rules.ts';

/** Why the last save failed, above the form: the server's text and the faults that no field shows. */
export function SaveFailure({ failure }: { failure: unknown }) {
  const { t } = useTranslation(['oms', 'common']);
  const language = useLanguage();
  const { text, requestId } = useFailureText(failure);
  if (!failure) return null;
  const { others } = sortServerErrors(failure instanceof ApiError ? failure.errors : []);
  return (
    <Banner tone="danger" live title={t('product.saveFailed')}>
      <p>{text}</p>
      {others.length > 0 ? (
        <ul className="list-disc pl-4">
          {others.map((error) => (
            <li key={error.fieldName}>{localized(error, language)}</li>
          ))}
        </ul>
      ) : null}
      {requestId ? (
        <p className="mt-1 text-xs text-ink-muted">{t('common:requestId', { id: requestId })}</p>
      ) : null}
    </Banner>
  );
}
