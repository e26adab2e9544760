import { Banner } from '@lading/ui/banner';
import { Button } from '@lading/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Stands above a sub-app that had a fault and goes on, so that nothing unsaved is lost unasked (rule 8). */
export function FaultBanner(acts: { onRestart: () => void; onDismiss: () => void }): ReactNode {
  const { t } = useTranslation('subAppHost');
  return (
    <Banner
      tone="warning"
      live
      title={t('faulty')}
      onClose={acts.onDismiss}
      closeLabel={t('dismiss')}
      className="mx-4 mt-4"
      actions={
        <Button size="small" onClick={acts.onRestart}>
          {t('restart')}
        </Button>
      }
    >
      {t('faultyHint')}
    </Banner>
  );
}
