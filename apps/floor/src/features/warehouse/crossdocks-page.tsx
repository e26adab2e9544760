import { floorCrossdockApi } from '@lading/contracts/warehouse';
import { useApi } from '@lading/sub-app-kit/api-context';
import { callQuery } from '@lading/sub-app-kit/call-query';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { FloorPage } from '../../frame/floor-page.tsx';
import { CrossdockBadge } from './floor-badges.tsx';
import { ScanForm } from './scan-form.tsx';
import { WorkList } from './work-list.tsx';

/** Cartons that go straight through: a scan of a number or reference opens their crossdock. */
export function CrossdocksPage() {
  const { t } = useTranslation('warehouseCrossdock');
  return (
    <FloorPage title={t('title')}>
      {({ warehouseId }) => <Crossdocks key={warehouseId} warehouseId={warehouseId} />}
    </FloorPage>
  );
}

function Crossdocks({ warehouseId }: { warehouseId: string }) {
  const { t } = useTranslation('warehouseCrossdock');
  const navigate = useNavigate();
  const query = useQuery({
    ...callQuery(useApi(), floorCrossdockApi.calls.crossdocks, { query: { warehouseId } }),
    refetchInterval: 30_000,
    staleTime: 0,
  });
  function open(code: string) {
    const wanted = code.toLowerCase();
    const found = query.data?.find(({ crossdockNo, clientRef }) =>
      [crossdockNo, clientRef].some((one) => one.toLowerCase() === wanted),
    );
    if (!found) return Promise.reject(new Error(code));
    return Promise.resolve(navigate(`/crossdock/${found.crossdockId}`));
  }
  return (
    <div className="grid gap-4">
      <ScanForm
        label={t('floor.scan')}
        button={t('floor.open')}
        failedTitle={t('floor.notFound')}
        onScan={open}
      />
      <WorkList
        label={t('floor.list')}
        query={query}
        rowId={({ crossdockId }) => crossdockId}
        to={({ crossdockId }) => `/crossdock/${crossdockId}`}
        title={({ crossdockNo, clientName }) => `${crossdockNo} · ${clientName}`}
        detail={({ clientRef, eta }) =>
          [clientRef, eta && t('floor.eta', { day: eta })].filter(Boolean).join(' · ')
        }
        end={({ status, dispatched, cartons }) => (
          <>
            <CrossdockBadge status={status} />
            <span className="block text-ink-muted">{t('doneOf', { done: dispatched, cartons })}</span>
          </>
        )}
        empty={{ title: t('floor.none'), hint: t('floor.noneHint') }}
        failedTitle={t('listFailed')}
      />
    </div>
  );
}
