import { ErrorState } from '@lading/ui/error-state';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../use-failure-text.ts';

export interface FailureStateProps {
  /** What could not be loaded: "Orders could not be loaded". */
  title: string;
  fault: unknown;
  onRetry: () => void;
  retrying?: boolean;
  compact?: boolean;
}

/** Replaces content that could not be loaded: the server's text in the reader's language, a retry, the request id. */
export function FailureState({
  title,
  fault,
  onRetry,
  retrying = false,
  compact = false,
}: FailureStateProps) {
  const { t } = useTranslation(['commonSubApp', 'common']);
  const { text, requestId } = useFailureText(fault);
  return (
    <ErrorState
      title={title}
      onRetry={onRetry}
      retryLabel={t('common:action.retry')}
      retrying={retrying}
      compact={compact}
      {...(requestId ? { requestId: { label: t('requestId'), id: requestId } } : {})}
    >
      {text}
    </ErrorState>
  );
}
