import { floorApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { InboundBadge } from './floor-badges.tsx';
import { ScanForm } from './scan-form.tsx';
import { WorkList } from './work-list.tsx';

/** Inbounds that are expected or at the dock; a scan of a number, reference or tracking number opens one. */
export function DockPage() {
  const { t } = useTranslation('warehouseFloor');
  return (
    <FloorPage title={t('dock.title')}>
      {({ warehouseId }) => <Dock key={warehouseId} warehouseId={warehouseId} />}
    </FloorPage>
  );
}

function Dock({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseFloor');
  const navigate = useNavigate();
  const query = useQuery({
    ...callQuery(useApi(), floorApi.calls.inbounds, { query: { warehouseId } }),
    refetchInterval: 30_000,
    staleTime: 0,
  });
  function open(code: string) {
    const wanted = code.toLowerCase();
    const found = query.data?.find(
      ({ inboundNo, clientRef }) => inboundNo.toLowerCase() === wanted || clientRef.toLowerCase() === wanted,
    );
    if (!found) return Promise.reject(new Error(code));
    return Promise.resolve(navigate(`/dock/${found.inboundId}`));
  }
  return (
    <div className="grid gap-4">
      <ScanForm
        label={t('dock.scan')}
        button={t('dock.open')}
        failedTitle={t('dock.notFound')}
        onScan={open}
      />
      <WorkList
        label={t('dock.list')}
        query={query}
        rowId={({ inboundId }) => inboundId}
        to={({ inboundId }) => `/dock/${inboundId}`}
        title={({ inboundNo, clientName }) => `${inboundNo} · ${clientName}`}
        detail={({ clientRef, eta }) =>
          [clientRef, eta && t('dock.eta', { day: eta })].filter(Boolean).join(' · ')
        }
        end={({ status, received, expected }) => (
          <>
            <InboundBadge status={status} />
            <span className="block text-ink-muted">{t('dock.received', { received, expected })}</span>
          </>
        )}
        empty={{ title: t('dock.empty'), hint: t('dock.emptyHint') }}
        failedTitle={t('dock.failed')}
      />
      <Link to="/discrepancies" className="justify-self-start text-sm text-link">
        {t('dock.discrepancies')}
      </Link>
    </div>
  );
}
