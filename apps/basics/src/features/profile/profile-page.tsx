import { Page } from '@lading/sub-app-kit/components/page';
import { PageHeader } from '@lading/ui/page-header';
import { useTranslation } from 'react-i18next';
import { AuditCard } from './audit-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PersonCard } from './person-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** My profile: who one is here, password and second step of the sign-in, and where one is signed in (spec §2, "My Account"). */
export function ProfilePage() {
  const { t } = useTranslation('account');
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
