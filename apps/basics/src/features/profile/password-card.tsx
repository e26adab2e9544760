import { useHost } from '@lading/bridge/react';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { late } from '@lading/ui/late';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isAbsent, useSecondFactor } from './account-queries.ts';

const ChangePasswordDialog = late(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
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
      {isOpen ? (
        <ChangePasswordDialog onClose={() => setOpen(false)} onMissing={() => setOpen(false)} onDone={done} />
      ) : null}
    </>
  );
}
