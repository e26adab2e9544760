import { useHostState } from '@lading/bridge/react';
import { ownerRole } from '@lading/contracts/entities/user-info';
import { Button } from '@lading/ui/button';
import { Card } from '@lading/ui/card';
import { ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

/** The way to the organisation's audit log, for its owners. */
export function AuditCard() {
  const { t } = useTranslation('account');
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
