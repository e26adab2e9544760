import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/**
 * Asks before changes are lost: a dialog for links and Back within the sub-application, the browser's own when the tab closes. Render
 * it only while there are changes. It cannot block the shell's menu; keep a draft if that would hurt.
 */
export function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('commonSubApp');
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );

  useEffect(() => {
    const hold = (event: BeforeUnloadEvent): void => event.preventDefault();
    addEventListener('beforeunload', hold);
    return () => removeEventListener('beforeunload', hold);
  }, []);

  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => {
        if (!open && blocker.state === 'blocked') blocker.reset();
      }}
      title={t('leave.title')}
      confirmLabel={t('leave.leave')}
      cancelLabel={t('leave.stay')}
      danger
      onConfirm={() => {
        onLeave();
        if (blocker.state === 'blocked') blocker.proceed();
      }}
    >
      {t('leave.text')}
    </ConfirmDialog>
  );
}
