import { Button } from '@lading/ui/button';
import { ErrorState } from '@lading/ui/error-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isChunkFailure } from './chunk-error-rules.ts';
import type { SubAppFault } from './sub-app-fault.ts';

function explanation({ error }: SubAppFault): 'timeout' | 'chunk' | 'broken' {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  return isChunkFailure(error) ? 'chunk' : 'broken';
}

/** Stands where the sub-app was, while header and menus go on working (rule 8). */
export function CrashPanel({ fault, onRetry }: { fault: SubAppFault; onRetry: () => void }): ReactNode {
  const { t } = useTranslation('subAppHost');
  return (
    <ErrorState title={t('crashed')} onRetry={onRetry} retryLabel={t('retry')}>
      <p>{t(explanation(fault))}</p>
      <Button variant="ghost" size="small" className="mt-2" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </ErrorState>
  );
}
