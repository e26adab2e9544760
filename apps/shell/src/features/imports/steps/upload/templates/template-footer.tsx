import { Button } from '@lading/ui/button';
import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWizardTexts } from '../../use-wizard-texts.ts';
import type { TemplateManager } from './use-template-manager.ts';

/**
 * The buttons of the manage mode: back to the upload; for an edited template save or cancel; leaving either asks for confirmation
 * (spec §4, §8).
 */
export function TemplateFooter({ manager }: { manager: TemplateManager }) {
  const { t } = useWizardTexts();
  const { t: common } = useTranslation('common');
  const [isAsking, setIsAsking] = useState(false);
  const { state, dispatch, save } = manager;
  if (!state.draft) {
    return (
      <>
        <Button onClick={() => setIsAsking(true)}>{t('templates.leave')}</Button>
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setIsAsking}
          title={t('templates.leaveTitle')}
          confirmLabel={t('templates.leave')}
          cancelLabel={t('templates.leaveKeep')}
          onConfirm={() => dispatch({ do: 'leave' })}
        >
          {t('templates.leaveText')}
        </ConfirmDialog>
      </>
    );
  }
  return (
    <>
      <Button disabled={state.isBusy} onClick={() => setIsAsking(true)}>
        {common('action.cancel')}
      </Button>
      <Button variant="primary" loading={state.isBusy} onClick={() => void save()}>
        {t('templates.save')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('templates.cancelTitle')}
        confirmLabel={t('templates.cancelConfirm')}
        cancelLabel={t('templates.cancelKeep')}
        onConfirm={() => dispatch({ do: 'back-to-list' })}
      >
        {t('templates.cancelText')}
      </ConfirmDialog>
    </>
  );
}
