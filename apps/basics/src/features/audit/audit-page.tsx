import { ListPage } from '@lading/sub-app-kit/list';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useAuditList } from './audit-list.tsx';

/** The audit log of the organization, for its owners: reached from My profile, as the settings menu of spec §2 has no entry for it. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'shellMenu']);
  const crumbs = (
    <Breadcrumb
      label={t('way')}
      items={[
        { label: t('shellMenu:settings.profile'), link: <Link to="/settings/profile" /> },
        { label: t('title') },
      ]}
    />
  );
  return <ListPage list={useAuditList()} crumbs={crumbs} />;
}
