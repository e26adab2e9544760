import { Page } from '@lading/sub-app-kit/components/page';
import { isUnknownCall } from '@lading/api-client/is-unknown-call';
import { PageHeader } from '@lading/ui/page-header';
import { useTranslation } from 'react-i18next';
import { PersonCard } from './person-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { useHost, useHostState } from '@lading/bridge/react';
import { ownerRole } from '@lading/contracts/identity';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ScrollText } from 'lucide-react';
import { Link } from 'react-router';
import { late } from '@lading/ui/late';
import { useState } from 'react';
import { useSecondFactor } from './account-queries.ts';

const ChangePasswordDialog = late(
  async () => (await import('./change-password-dialog.tsx')).ChangePasswordDialog,
);

/** The password, and changing it. */
function PasswordCard() {
  const { t } = useTranslation('identity');
  const { bus } = useHost();
  const [isOpen, setOpen] = useState(false);
  // A back end without the first of our own calls has none of them.
  const { error } = useSecondFactor();
  if (isUnknownCall(error)) return null;

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

/** A link to the organization's audit log, for its owners. */
function AuditCard() {
  const { t } = useTranslation('identity');
  const info = useHostState((state) => state.user);
  if (info?.user.role !== ownerRole) return null;
  return (
    <Card
      title={t('audit.title')}
      description={t('audit.text', { company: info.org.orgName ?? '' })}
      actions={
        <Button icon={<ScrollText aria-hidden="true" />} render={<Link to="/settings/profile/audit" />}>
          {t('audit.open')}
        </Button>
      }
    />
  );
}

/** My profile: the person's details, password and second step, and current sign-ins (spec §2, "My Account"). */
export function ProfilePage() {
  const { t } = useTranslation('identity');
  return (
    <Page title={t('title')} narrow>
      <PageHeader title={t('title')} />
      <div className="flex max-w-200 flex-col gap-4">
        <PersonCard />
        <PasswordCard />
        <SecondFactorCard />
        <SessionsCard />
        <AuditCard />
      </div>
    </Page>
  );
}
