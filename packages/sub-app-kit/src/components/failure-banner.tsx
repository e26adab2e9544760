import { Banner } from '@lading/ui/banner';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text.ts';

interface FailureBannerProps {
  title: string;
  fault: unknown;
  /** Further content, below the server's text. */
  children?: ReactNode;
}

/** An action that failed while the page stays as it is: what was tried, the server's text, the request id. Announced. */
export function FailureBanner({ title, fault, children }: FailureBannerProps) {
  const { t } = useTranslation('common');
  const { text, requestId } = useFailureText(fault);
  return (
    <Banner tone="danger" live title={title} className="mb-3">
      <p>{text}</p>
      {children}
      {requestId ? <p className="mt-1 text-xs text-ink-muted">{t('requestId', { id: requestId })}</p> : null}
    </Banner>
  );
}
