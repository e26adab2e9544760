import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FailedQuery } from '../components/not-loaded.tsx';
import { useFailureText } from '../use-failure-text.ts';

interface LoadedFieldProps {
  /** The name of the field. */
  label: string;
  /** The query of its choices. */
  query: FailedQuery & { data: unknown };
  className?: string;
  /** The field. */
  children: ReactNode;
}

/**
 * A field whose choices come from a call. If they could not be loaded, an error with a retry replaces it: an empty list would
 * look as if there were no choices.
 */
export function LoadedField({ label, query, className, children }: LoadedFieldProps) {
  if (!query.error || query.data !== undefined) return children;
  return (
    <div className={className}>
      <p className="mb-1.5 text-sm font-medium text-ink">{label}</p>
      <ChoicesFailed query={query} />
    </div>
  );
}

function ChoicesFailed({ query: { error, isFetching, refetch } }: { query: FailedQuery }) {
  const { t } = useTranslation('common');
  const { text, requestId } = useFailureText(error);
  return (
    <Banner
      live
      tone="danger"
      title={t('state.loadFailed')}
      actions={
        <Button size="small" loading={isFetching} onClick={() => void refetch()}>
          {t('action.retry')}
        </Button>
      }
    >
      <p>{text}</p>
      {requestId ? <p className="mt-1 text-xs text-ink-muted">{t('requestId', { id: requestId })}</p> : null}
    </Banner>
  );
}
