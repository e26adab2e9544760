import { ApiError } from '@lading/api-client/api-error';
import { errorCode } from '@lading/contracts/envelope';
import { ExportMenu } from '@lading/sub-app-kit/components/export-menu';
import { ListTable } from '@lading/sub-app-kit/components/list-table';
import { Page } from '@lading/sub-app-kit/components/page';
import { useFormats } from '@lading/sub-app-kit/use-formats';
import { useListAddress } from '@lading/sub-app-kit/use-list-address';
import { Breadcrumb } from '@lading/ui/breadcrumb';
import { Button } from '@lading/ui/button';
import { EmptyState } from '@lading/ui/empty-state';
import { PageHeader } from '@lading/ui/page-header';
import { Lock, ScrollText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AuditFilters } from './audit-filters.tsx';
import { auditListAddress } from './audit-list-address.ts';
import { useAuditExport, useAuditPage } from './audit-queries.ts';
import { useAuditColumns } from './use-audit-columns.tsx';

const isForbidden = (fault: unknown): boolean =>
  fault instanceof ApiError && fault.code === errorCode.forbidden;

/** The audit log of the organisation, for its owners: reached from My profile, as the settings menu of spec §2 has no entry for it. */
export function AuditPage() {
  const { t } = useTranslation(['audit', 'menu']);
  const formats = useFormats();
  const [address, change] = useListAddress(auditListAddress);
  const log = useAuditPage(address);
  const startExport = useAuditExport(address);
  const columns = useAuditColumns();
  const isShut = isForbidden(log.error);

  return (
    <Page title={t('title')}>
      <PageHeader
        above={
          <Breadcrumb
            label={t('way')}
            items={[
              { label: t('menu:settings.profile'), link: <Link to="/settings/profile" /> },
              { label: t('title') },
            ]}
          />
        }
        title={t('title')}
        count={isShut ? undefined : formats.number(log.data?.total)}
        actions={isShut ? null : <ExportMenu start={startExport} />}
      />
      {isShut ? (
        <div className="rounded-lg border border-line bg-surface">
          <EmptyState
            icon={<Lock />}
            title={t('shut')}
            action={<Button render={<Link to="/settings/profile" />}>{t('menu:settings.profile')}</Button>}
          >
            {t('shutHint')}
          </EmptyState>
        </div>
      ) : (
        <>
          <AuditFilters address={address} onChange={change} />
          <ListTable
            label={t('title')}
            failedTitle={t('failed')}
            query={log}
            columns={columns}
            rowId={({ auditEventId }) => auditEventId}
            address={address}
            onChange={change}
            empty={
              <EmptyState icon={<ScrollText />} title={t('empty')}>
                {t('emptyHint')}
              </EmptyState>
            }
          />
        </>
      )}
    </Page>
  );
}
