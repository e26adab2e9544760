import { Banner } from '@lading/ui/banner';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text.ts';

/** An act that failed while the page stays as it is: what was tried, the server's words, the request id. Announced. */
export function FailureBanner({ title, fault }: { title: string; fault: unknown }) {
  const { t } = useTranslation('common');
  const { text, requestId } = useFailureText(fault);
  return (
    <Banner tone="danger" live title={title} className="mb-3">
      <p>{text}</p>
      {requestId ? <p className="mt-1 text-xs text-ink-muted">{t('requestId', { id: requestId })}</p> : null}
    </Banner>
  );
}
