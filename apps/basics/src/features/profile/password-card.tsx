import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsent, useSecondFactor } from './account-queries.ts';

const ChangePasswordDialog = lazy(() =>
  import('./change-password-dialog.tsx').then((file) => ({ default: file.ChangePasswordDialog })),
);

/** The password, and changing it. */
export function PasswordCard() {
  const { t } = useTranslation('account');
  const { bus } = useHost();
  const [isOpen, setOpen] = useState(false);
  // A back end without the one has none of these calls of ours.
  const { error } = useSecondFactor();
  if (isAbsent(error)) return null;

  function done() {
    setOpen(false);
    bus.emit('notice:show', { tone: 'info', title: t('password.changed') });
  }

  return (
    <>
      <Card
        title={t('password.title')}
        description={t('password.text')}
        actions={<Button onClick={() => setOpen(true)}>{t('password.change')}</Button>}
      />
      <Suspense>
        {isOpen ? <ChangePasswordDialog onClose={() => setOpen(false)} onDone={done} /> : null}
      </Suspense>
    </>
  );
}
