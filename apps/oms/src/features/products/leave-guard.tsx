import { ConfirmDialog } from '@lading/ui/confirm-dialog';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

/**
 * Asks before changes are lost: on links and Back within this sub-app by a dialog, on closing the tab by the
 * browser. Stands only while there are changes. What the shell's menu takes away cannot be held here; the draft is kept instead.
 */
export function LeaveGuard({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('oms');
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
